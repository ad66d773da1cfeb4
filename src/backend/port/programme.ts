import type { Downline } from '#domain/partners/partners.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import type { Latest, OnError, Unsubscribe } from './watch.ts';

/** The signed-in member in the matrices. Guests take part like everyone else. */
export interface Participation {
  watchProgramme(onProgramme: (view: ProgrammeView) => void, onError: OnError): Unsubscribe;

  /** What partners' activations have paid the member, and what the member missed. */
  watchIncomes(most: number, onLatest: (latest: Latest<Income>) => void, onError: OnError): Unsubscribe;

  /** The highest active level of each matrix; a matrix without one is left out. */
  watchTradingPlan(onPlan: (plan: readonly MatrixLevel[]) => void, onError: OnError): Unsubscribe;

  /**
   * Pays the level's price, from Active deposit and then from Earning, to the member that the matrix names, and takes
   * the place. Activating the same level again, also from another tab at the same time, changes nothing and resolves.
   *
   * @throws `insufficient-funds`, `level-below-inactive`, `suspended`; `level-active` where a deleted account of the same person had
   *   it; `matrix-refused` where the matrix cannot finish the event; `settlement-pending` where the settler runs
   *   elsewhere and has not answered: the request stands; `daily-limit` where refused requests are kept
   *   and there were too many
   */
  activateLevel(level: MatrixLevel): Promise<void>;
}

export interface Partners {
  /**
   * Everyone whose chain of uplines leads to the signed-in member. A deleted account is not in it, nor are those who
   * came through it: their chain of uplines is broken. Where the settler runs elsewhere, new members appear once it has
   * added them.
   *
   * @param most how many at most, the first to join; a backend that stores them in pages may show more
   */
  watchPartners(most: number, onPartners: (partners: PartnersShown) => void, onError: OnError): Unsubscribe;
}

/** The first partners to join: their uplines are among them. */
export interface PartnersShown {
  readonly downline: Downline;
  /** Whether there are partners beyond these. */
  readonly hasMore: boolean;
}
