import { plainLine } from '#domain/text/typed-text.ts';
import type { Account } from './account.ts';

/** What one text may be of a member: each field that it could be, in the form in which it is stored. */
export interface MemberSearch {
  /** Whole. Null: the text is no uid. */
  readonly uid: string | null;
  /** Whole. Null: the text is no address. */
  readonly email: string | null;
  /** How a username begins. Null: none begins so. */
  readonly username: string | null;
  /** How a first or a last name begins: as typed, and with a capital letter. No name is stored in another form for searching. */
  readonly names: readonly string[];
}

/** @returns null for an empty text */
export function memberSearch(text: string): MemberSearch | null {
  const typed = plainLine(text);
  if (typed === '') return null;
  const username = typed.replace(/^@/, '').toLowerCase();
  return {
    uid: /^[A-Za-z0-9-]{1,128}$/.test(typed) ? typed : null,
    email: /.@./.test(typed) ? typed.toLowerCase() : null,
    username: /^[a-z0-9_]{1,20}$/.test(username) ? username : null,
    names: [...new Set([typed, typed.charAt(0).toUpperCase() + typed.slice(1)])],
  };
}

/** Whether an account is one that is searched for. */
export const isFound = ({ uid, email, username, names }: MemberSearch, account: Account): boolean =>
  account.uid === uid ||
  (email !== null && account.email === email) ||
  (username !== null && account.username.startsWith(username)) ||
  names.some((name) => account.firstName.startsWith(name) || account.lastName.startsWith(name));
