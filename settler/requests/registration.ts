import { isDeepStrictEqual } from 'node:util';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { firstUnread, type ChainMember, missingRegistrations } from '#domain/programme/upline-chain.ts';
import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';
import { appendEntry } from '#settler/ledger/programme-log.ts';

/** Registrations per batch: most of its writes are for requests. */
const MOST = 100;

/** What one batch registers before an activation. */
export interface Registrations {
  readonly entries: readonly RegistrationEntry[];
  /** Whether the member is registered then. If not, the activation waits for the next batch. */
  readonly isWhole: boolean;
}

/** Whether a member is in the programme's log. */
type Knows = (uid: string) => boolean;

/**
 * Upline chains that the programme's log lacks, as far as they have been read. A chain can be as long as the programme is deep:
 * a long one is read, and then registered, in the course of many batches, and what others ask for does not wait for it.
 */
export class UnregisteredChains {
  /** The members of all chains together. */
  readonly #members = new Map<string, ChainMember | null>();
  /** How far up each chain is read, by the member at its lower end. */
  readonly #reached = new Map<string, string>();

  /** Goes on up a member's upline chain. @returns the document to be read next; null: the chain is whole */
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
   * What the next batch registers before these members' activations: short chains first, and of one that is longer than a batch
   * the upper end. A member who has to wait is left out.
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
    // Something that was read is forgotten: it is read from there once more.
    else if (long !== undefined) this.#reached.delete(long);
    return next;
  }

  /**
   * Whether registrations still say what the accounts say, of which some were read for an earlier batch. Forgets what has changed:
   * each chain is read from there once more.
   */
  areAsRead({ entries }: Registrations, draft: Draft): boolean {
    const changed = entries.filter(
      (entry) => !isDeepStrictEqual(chainMemberIn(draft, entry.uid), this.#members.get(entry.uid)),
    );
    for (const entry of changed) this.#members.delete(entry.uid);
    if (changed.length > 0) this.#reached.clear();
    return changed.length === 0;
  }

  /** The log has the member now. */
  registered(uid: string): void {
    this.#members.delete(uid);
    this.#reached.delete(uid);
  }
}

const lengthOf = ({ entries }: { readonly entries: readonly unknown[] | null }): number =>
  entries?.length ?? MOST;

/**
 * Appends a registration. The log is only appended to, so the upline that it names is final. A member who names another
 * upline in the meantime fails the batch.
 */
export function register(draft: Draft, entry: RegistrationEntry): void {
  appendEntry(draft, entry);
  const account = draft.get<AccountDocument>(paths.account(entry.uid));
  // A deleted account keeps its place.
  if (account?.uplineConfirmed === false) draft.update(paths.account(entry.uid), { uplineConfirmed: true });
}

/** @returns the document to be read before `lineMemberIn` can tell; null: none */
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
