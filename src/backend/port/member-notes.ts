import type { MemberNote } from '#domain/accounts/member-note.ts';
import type { Latest } from './latest.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** What operators tell one another about a member. Members see none of it, and operators nothing about themselves. */
export interface MemberNotes {
  /** Newest first. @throws `permission-denied` also about the operator's own account */
  watchNotes(
    uid: string,
    most: number,
    onLatest: (latest: Latest<MemberNote>) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` about the operator's own account
   */
  addNote(uid: string, note: { readonly id: string; readonly text: string }): Promise<void>;
}
