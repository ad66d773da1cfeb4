import type { Downline } from '#domain/partners/partners.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** The signed-in member in the matrices. Guests take part like everyone else. */
export interface Participation {
  watchProgramme(onProgramme: (view: ProgrammeView) => void, onError: OnError): Unsubscribe;

  /**
   * Pays the level's price, from Active deposit and then from Earning, to the member that the matrix names, and takes
   * the place. Activating the same level again, also from another tab at the same time, changes nothing and resolves.
   *
   * @throws `insufficient-funds`, `level-below-inactive`; `level-active` where a deleted account of the same person had
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
   */
  watchPartners(onDownline: (downline: Downline) => void, onError: OnError): Unsubscribe;
}
