import * as v from 'valibot';
import { visible } from '#domain/text/typed-text.ts';
import { PROGRAMME_USERNAME } from './account.ts';
import { looksLikeStaff } from './username-skeleton.ts';

export type UsernameProblem =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'bad-characters'
  | 'reserved'
  | 'staff-like';
export type UplineProblem = 'not-a-username' | 'own-username';

const SHORTEST = 3;
const LONGEST = 20;
const USERNAME = /^[a-z0-9_]{3,20}$/;

/** Capitals are folded: `Ann` and `ann` are one person. */
export const foldUsername = (typed: string): string => visible(typed).toLowerCase();

/** A new member's username: 3 to 20 of a-z 0-9 _, and neither the programme's own nor what an operator's would look like. */
export const newUsername = v.pipe(
  v.string(),
  v.transform(foldUsername),
  v.nonEmpty('required' satisfies UsernameProblem),
  v.regex(/^[a-z0-9_]*$/, 'bad-characters' satisfies UsernameProblem),
  v.minLength(SHORTEST, 'too-short' satisfies UsernameProblem),
  v.maxLength(LONGEST, 'too-long' satisfies UsernameProblem),
  v.notValue(PROGRAMME_USERNAME, 'reserved' satisfies UsernameProblem),
  v.check((username) => !looksLikeStaff(username), 'staff-like' satisfies UsernameProblem),
);

/** What is wrong with a new member's username, or null. Whether it is taken only the backend knows. */
export function usernameProblem(typed: string): UsernameProblem | null {
  const { issues } = v.safeParse(newUsername, typed, { abortPipeEarly: true });
  return issues ? (issues[0].message as UsernameProblem) : null;
}

/** Whether a text is a valid username, so that looking it up makes sense. */
export const isUsername = (text: string): boolean => USERNAME.test(foldUsername(text));

/** The username of the inviting member; empty means the programme itself. */
export const uplineUsername = v.pipe(
  v.string(),
  v.transform((typed) => foldUsername(typed) || PROGRAMME_USERNAME),
  v.regex(USERNAME, 'not-a-username' satisfies UplineProblem),
);

/** As `uplineUsername`, and another one than the member's own. */
export const uplineOf = ({ username }: { readonly username: string }) =>
  v.pipe(
    uplineUsername,
    // The programme's name is refused as a username already. As an upline it is right, also where nothing was typed.
    v.check(
      (upline) => upline === PROGRAMME_USERNAME || upline !== foldUsername(username),
      'own-username' satisfies UplineProblem,
    ),
  );

/** No vowel, also none that a digit is read as, so that no word comes out; and no character that looks like another. */
const GUEST_ALPHABET = 'bcdfghjkmnpqrstvwxyz26789';

/**
 * A generated name for a guest: `guest_` and ten letters or digits.
 * @param random ten random bytes; 46 of their bits make a collision between guests improbable
 */
export const guestUsername = (random: Uint8Array): string =>
  `guest_${Array.from(random, (byte) => GUEST_ALPHABET[byte % GUEST_ALPHABET.length]).join('')}`;
