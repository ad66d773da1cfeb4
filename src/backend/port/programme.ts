import type { Downline } from '#domain/partners/partners.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** The signed-in member in the matrices. A guest takes part as anybody does. */
export interface Participation {
  watchProgramme(onProgramme: (view: ProgrammeView) => void, onError: OnError): Unsubscribe;

  /**
   * Pays the level's price, from Active deposit and then from Earning, to whomever the matrix names, and takes the place.
   * The same level again, also from another tab at the same time, changes nothing and resolves.
   *
   * @throws `insufficient-funds`, `level-below-inactive`; `level-active` where an account of the same person that was
   *   deleted had it; `matrix-refused` where the matrix cannot finish the event; `settlement-pending` where the
   *   settlement runs elsewhere and has not answered: what was asked stands; `daily-limit` where refused requests are kept
   *   and there were too many
   */
  activateLevel(level: MatrixLevel): Promise<void>;
}

export interface Partners {
  /**
   * All whose chain of uplines leads to the signed-in member. A partner who has left is in it no more, nor are those who
   * came through that one: whom they would lead to is not kept. Where the settlement runs elsewhere, newcomers are in it
   * as soon as that has got to them.
   */
  watchPartners(onDownline: (downline: Downline) => void, onError: OnError): Unsubscribe;
}
