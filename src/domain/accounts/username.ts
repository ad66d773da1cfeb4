import * as v from 'valibot';
import { visible } from '#domain/text/typed-text.ts';
import { PROGRAMME_USERNAME } from './account.ts';

export type UsernameProblem = 'required' | 'too-short' | 'too-long' | 'bad-characters' | 'reserved';
export type UplineProblem = 'not-a-username' | 'own-username';

const SHORTEST = 3;
const LONGEST = 20;
const USERNAME = /^[a-z0-9_]{3,20}$/;

/** Capitals are folded: `Ann` and `ann` are one person. */
export const foldUsername = (typed: string): string => visible(typed).toLowerCase();

/** A new member's username: 3 to 20 of a-z 0-9 _, and not the programme's own. */
export const newUsername = v.pipe(
  v.string(),
  v.transform(foldUsername),
  v.nonEmpty('required' satisfies UsernameProblem),
  v.regex(/^[a-z0-9_]*$/, 'bad-characters' satisfies UsernameProblem),
  v.minLength(SHORTEST, 'too-short' satisfies UsernameProblem),
  v.maxLength(LONGEST, 'too-long' satisfies UsernameProblem),
  v.notValue(PROGRAMME_USERNAME, 'reserved' satisfies UsernameProblem),
);

/** Whether a text is a valid username, so that looking it up makes sense. */
export const isUsername = (text: string): boolean => USERNAME.test(foldUsername(text));

/** The username of the inviting member; empty means the programme itself. */
export const uplineUsername = v.pipe(
  v.string(),
  v.transform((typed) => foldUsername(typed) || PROGRAMME_USERNAME),
  v.regex(USERNAME, 'not-a-username' satisfies UplineProblem),
);

/**
 * A generated name for a guest: `guest_` and ten letters or digits.
 * @param random ten random bytes; 50 of their bits make a collision between guests improbable
 */
export const guestUsername = (random: Uint8Array): string =>
  `guest_${Array.from(random, (byte) => (byte % 32).toString(32)).join('')}`;
