import { isDeepStrictEqual } from 'node:util';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { firstUnread, type ChainMember, missingRegistrations } from '#domain/programme/upline-chain.ts';
import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';
import { appendEntry } from '#settler/ledger/programme-log.ts';

/** Registrations per batch: most of a batch's writes are for requests. */
const MOST = 100;

/** What one batch registers before an activation. */
export interface Registrations {
  readonly entries: readonly RegistrationEntry[];
  /** Whether the member is registered afterwards. If not, the activation waits for the next batch. */
  readonly isWhole: boolean;
}

/** Whether a member is in the programme's log. */
type Knows = (uid: string) => boolean;

/**
 * Upline chains that the programme's log lacks, as far as they have been read. A chain can be as long as the
 * programme is deep. Many batches read and then register a long one, and other members' requests do not wait
 * for it.
 */
export class UnregisteredChains {
  /** The members of all chains, by uid; null: there is no account. */
  readonly #members = new Map<string, ChainMember | null>();
  /** The highest member read in each chain, by the member at its lower end. */
  readonly #reached = new Map<string, string>();

  /**
   * Continues up a member's upline chain.
   * @returns the path of the next document to read; null: the chain is complete
   */
  unread(uid: string, draft: Draft, knows: Knows): string | null {
    for (;;) {
      const next = firstUnread(this.#reached.get(uid) ?? uid, knows, this.#members);
      if (next === null) return null;
      this.#reached.set(uid, next);
      const unread = unreadOf(draft, next);
      if (unread !== null) return unread;
      this.#members.set(next, chainMemberIn(draft, next));
    }
  }

  /**
   * What the next batch registers before these members' activations: short chains first, and of a chain that
   * is longer than a batch the upper end. Leaves out members who have to wait.
   */
  nextOf(uids: readonly string[], draft: Draft, knows: Knows): ReadonlyMap<string, Registrations> {
    const registrationsIn = (uid: string, most: number) =>
      missingRegistrations(uid, knows, this.#members, most);
    const whole = uids.filter((uid) => this.unread(uid, draft, knows) === null);
    const chains = whole.map((uid) => ({ uid, entries: registrationsIn(uid, MOST) }));
    const next = new Map<string, Registrations>();
    let room = MOST;
    for (const { uid, entries } of chains.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
      if (entries === null || entries.length > room) continue;
      room -= entries.length;
      next.set(uid, { entries, isWhole: true });
    }
    const long = chains.find(({ entries }) => entries === null)?.uid;
    const upper = long === undefined ? null : registrationsIn(long, Number.POSITIVE_INFINITY);
    if (long !== undefined && upper) next.set(long, { entries: upper.slice(0, room), isWhole: false });
    // A part of the chain was forgotten, so read it again from the lower end.
    else if (long !== undefined) this.#reached.delete(long);
    return next;
  }

  /**
   * Whether these registrations still agree with the accounts, some of which an earlier batch read. Forgets
   * the members that have changed, so that each chain is read again.
   */
  areAsRead({ entries }: Registrations, draft: Draft): boolean {
    const changed = entries.filter(
      (entry) => !isDeepStrictEqual(chainMemberIn(draft, entry.uid), this.#members.get(entry.uid)),
    );
    for (const entry of changed) this.#members.delete(entry.uid);
    if (changed.length > 0) this.#reached.clear();
    return changed.length === 0;
  }

  /** Forgets the member, because the programme's log now has the registration. */
  registered(uid: string): void {
    this.#members.delete(uid);
    this.#reached.delete(uid);
  }
}

const lengthOf = ({ entries }: { readonly entries: readonly unknown[] | null }): number =>
  entries?.length ?? MOST;

/**
 * Appends a registration. Nothing in the log ever changes, so the upline that it names is final. If the
 * member names another upline in the meantime, the batch fails.
 */
export function register(draft: Draft, entry: RegistrationEntry): void {
  appendEntry(draft, entry);
  const account = draft.get<AccountDocument>(paths.account(entry.uid));
  // A deleted account has no document to update; its place in the matrix stays.
  if (account?.uplineConfirmed === false) draft.update(paths.account(entry.uid), { uplineConfirmed: true });
}

/** @returns the path of the document that `chainMemberIn` still needs; null: none */
export function unreadOf(draft: Draft, uid: string): string | null {
  if (!draft.has(paths.account(uid))) return paths.account(uid);
  const { upline = PROGRAMME_USERNAME } = draft.get<AccountDocument>(paths.account(uid)) ?? {};
  return upline === PROGRAMME_USERNAME || draft.has(paths.username(upline)) ? null : paths.username(upline);
}

function chainMemberIn(draft: Draft, uid: string): ChainMember | null {
  const account = draft.get<AccountDocument>(paths.account(uid));
  if (account === null) return null;
  const { username, upline } = account;
  if (upline === PROGRAMME_USERNAME) return { username, upline: null };
  return { username, upline: draft.get<UsernameDocument>(paths.username(upline))?.uid ?? null };
}
