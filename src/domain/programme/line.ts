import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type SansIo, runAsync } from '#domain/sans-io.ts';
import type { RegistrationEntry } from './entry.ts';

/** A member of a line of uplines, by their account. */
export interface LineMember {
  readonly username: string;
  /** Uid of the upline; null: the programme itself. */
  readonly upline: string | null;
}

/** @param uidOf the present or former owner of a username; null: none */
export async function lineMemberOf(
  { username, upline }: Pick<Account, 'username' | 'upline'>,
  uidOf: (username: string) => Promise<string | null>,
): Promise<LineMember> {
  return { username, upline: upline === PROGRAMME_USERNAME ? null : await uidOf(upline) };
}

/**
 * The registrations that the programme's log lacks before a member can activate a level: the member's own and those of
 * the uplines, uppermost first. The time of a registration changes no one's money: only an activation takes a place.
 *
 * A line that leads to a deleted account, or back to itself (an account deleted and created again below a former
 * partner), ends there at the programme.
 *
 * It asks for each member by uid; the answer is null when there is no such account.
 *
 * @param knows whether a member is in the log
 * @returns nothing when the member has no account
 */
export function* askMissingLine(
  member: string,
  knows: (uid: string) => boolean,
): SansIo<string, LineMember | null, readonly RegistrationEntry[]> {
  const line: RegistrationEntry[] = [];
  const met = new Set<string>();
  let uid: string | null = member;
  while (uid !== null && !knows(uid) && !met.has(uid)) {
    met.add(uid);
    const found: LineMember | null = yield uid;
    if (found === null) break;
    line.push({ kind: 'register', uid, username: found.username, sponsor: found.upline });
    uid = found.upline;
  }
  const [top, ...below] = line.reverse();
  if (top === undefined) return [];
  const isJoined = uid === null || knows(uid);
  return [isJoined ? top : { ...top, sponsor: null }, ...below];
}

/** `askMissingLine`, with members that are looked up by promises. */
export const missingLine = (
  member: string,
  knows: (uid: string) => boolean,
  find: (uid: string) => Promise<LineMember | null>,
): Promise<readonly RegistrationEntry[]> => runAsync(askMissingLine(member, knows), find);
