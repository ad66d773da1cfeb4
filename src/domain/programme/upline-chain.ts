import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationEntry } from './entry.ts';

/** A member of an upline chain, by their account. */
export interface ChainMember {
  readonly username: string;
  /** Uid of the upline; null: the programme itself. */
  readonly upline: string | null;
}

/** @param uidOf the present or former owner of a username; null: none */
export async function chainMemberOf(
  { username, upline }: Pick<Account, 'username' | 'upline'>,
  uidOf: (username: string) => Promise<string | null>,
): Promise<ChainMember> {
  return { username, upline: upline === PROGRAMME_USERNAME ? null : await uidOf(upline) };
}

/** Members as their accounts were read, by uid; null: there is no such account. */
type ReadMembers = ReadonlyMap<string, ChainMember | null>;

/** From a member up the chain, as far as it was read and until the programme's log has the next one. */
function* upwards(member: string, knows: (uid: string) => boolean, read: ReadMembers): Generator<string> {
  const met = new Set<string>();
  let uid: string | null = member;
  while (uid !== null && !knows(uid) && !met.has(uid)) {
    met.add(uid);
    yield uid;
    uid = read.get(uid)?.upline ?? null;
  }
}

/** @returns the first member of a chain, from `member` on, whose account has to be read; null: the chain is whole */
export function firstUnread(
  member: string,
  knows: (uid: string) => boolean,
  read: ReadMembers,
): string | null {
  for (const uid of upwards(member, knows, read)) if (!read.has(uid)) return uid;
  return null;
}

/**
 * The registrations that the programme's log lacks before a member can activate a level: the member's own and those of
 * the uplines, uppermost first. The time of a registration changes no one's money: only an activation takes a place.
 *
 * A chain that leads to a deleted account, or back to itself (an account deleted and created again below a former
 * partner), ends there at the programme.
 *
 * @param knows whether a member is in the log
 * @returns nothing when the member has no account; null: there are more than `most`, or not all of the chain was read
 */
export function missingRegistrations(
  member: string,
  knows: (uid: string) => boolean,
  read: ReadMembers,
  most: number,
): readonly RegistrationEntry[] | null {
  const registrations: RegistrationEntry[] = [];
  for (const uid of upwards(member, knows, read)) {
    const found = read.get(uid);
    if (found === null) break;
    if (found === undefined || registrations.length === most) return null;
    registrations.push({ kind: 'register', uid, username: found.username, sponsor: found.upline });
  }
  const [top, ...below] = registrations.reverse();
  if (top === undefined) return [];
  const isJoined = top.sponsor === null || knows(top.sponsor);
  return [isJoined ? top : { ...top, sponsor: null }, ...below];
}

/** `missingRegistrations` of a member, reading the chain of uplines on the way. */
export async function readMissingRegistrations(
  member: string,
  knows: (uid: string) => boolean,
  find: (uid: string) => Promise<ChainMember | null>,
): Promise<readonly RegistrationEntry[]> {
  const read = new Map<string, ChainMember | null>();
  let next = firstUnread(member, knows, read);
  while (next !== null) {
    read.set(next, await find(next));
    next = firstUnread(next, knows, read);
  }
  return missingRegistrations(member, knows, read, Number.POSITIVE_INFINITY) ?? [];
}
