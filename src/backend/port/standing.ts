import type { StandingChange } from '#domain/accounts/suspension.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** What operators do about a member's account. */
export interface Standings {
  /**
   * Suspends an account. Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` on the operator's own account; `already-decided` when it is
   *   suspended; `permission-denied` on another operator's: those who run the site take their rights away first
   */
  suspend(uid: string, suspension: { readonly id: string; readonly reason: string }): Promise<void>;

  /** Ends this suspension. Resolves when it has ended. @throws as `suspend` */
  liftSuspension(uid: string, lifted: { readonly id: string; readonly reason: string }): Promise<void>;

  /** The audit trail of suspensions: the latest changes, newest first. @param most how many at most */
  watchStandings(
    most: number,
    onChanges: (changes: readonly StandingChange[]) => void,
    onError: OnError,
  ): Unsubscribe;
}
