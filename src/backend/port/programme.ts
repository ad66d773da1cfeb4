import type { Downline } from '#domain/partners/partners.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';
import type { MemberResult, Tally } from '#domain/programme/results.ts';
import type { HeldLevel, ProgrammeView } from '#domain/programme/view.ts';
import type { Latest, OnError, Unsubscribe } from './watch.ts';

/** The signed-in member in the matrices. Guests take part like everyone else. */
export interface Participation {
  watchProgramme(onProgramme: (view: ProgrammeView) => void, onError: OnError): Unsubscribe;

  /** Watches what partners' activations have paid the member, and what the member missed. */
  watchIncomes(most: number, onLatest: (latest: Latest<Income>) => void, onError: OnError): Unsubscribe;

  /** Watches what levels have brought and cost the member, and how those who paid the member stand: sums only. */
  watchResult(onResult: (result: MemberResult) => void, onError: OnError): Unsubscribe;

  /** Watches how all members stand: sums only. */
  watchCommunity(onCommunity: (community: Tally) => void, onError: OnError): Unsubscribe;

  /** Watches the highest level that the member holds in each matrix, active or frozen. Leaves out a matrix without one. */
  watchTradingPlan(onPlan: (plan: readonly HeldLevel[]) => void, onError: OnError): Unsubscribe;

  /**
   * Pays the level's price, from Active deposit and then from Earning, to the member that the matrix names,
   * and takes the place. Activating the same level again, also from another tab at the same time, changes
   * nothing and resolves.
   *
   * @throws `insufficient-funds`, `level-below-inactive`, `suspended`; `level-active` if a deleted account of
   * the same person had the level; `matrix-refused` if the matrix cannot finish the event;
   * `settlement-pending` if the settler runs elsewhere and has not answered: the request stands;
   * `daily-limit` if the backend keeps refused requests and there were too many
   */
  activateLevel(level: MatrixLevel): Promise<void>;
}

export interface Partners {
  /**
   * Watches everyone whose chain of uplines leads to the signed-in member. It leaves out deleted accounts,
   * and members who joined through them, because their chain of uplines is broken. If the settler runs
   * elsewhere, new members appear when it has added them.
   *
   * @param most how many are asked for, the first to join; a backend may show more
   */
  watchPartners(most: number, onPartners: (partners: PartnersShown) => void, onError: OnError): Unsubscribe;
}

/** The first partners to join. Their uplines are always among them. */
export interface PartnersShown {
  readonly downline: Downline;
  /** Whether there are partners beyond these. */
  readonly hasMore: boolean;
}
