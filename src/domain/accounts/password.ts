import { isRepetitive, isSequence } from './password-patterns.ts';

/** Why a password is refused. */
export type PasswordProblem =
  'too-short' | 'too-long' | 'common' | 'repetitive' | 'sequence' | 'has-username' | 'has-email';

/** In Unicode code points, as NIST SP 800-63B counts them. */
export const PASSWORD_SHORTEST = 12;
export const PASSWORD_LONGEST = 128;

/** Whose password it is to be. A username that is not known (on the reset page) is left out. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email: string;
}

/** In UTF-16 code units. NFC makes no text a quarter as long, so a longer one is too long in either form. */
const LONGEST_TO_NORMALISE = 8 * PASSWORD_LONGEST;

/**
 * The form in which a password is counted, compared and handed to the identity service: NFC, as RFC 8265 has it for
 * passwords, because one keyboard writes `é` as one code point and another as two. Nothing else is changed: spaces
 * stay, also around it, and so do letters that look alike, which NFKC would make one. A text that is too long in any form
 * stays as it is: to sort a million accents takes the browser minutes.
 */
export const normalisePassword = (typed: string): string =>
  typed.length > LONGEST_TO_NORMALISE ? typed : typed.normalize('NFC');

/** Of a shorter name too many words hold the letters: `ann` is in `planning`. */
const SHORTEST_NAME = 4;

/**
 * The password rule, after NIST SP 800-63B: length instead of kinds of characters, and no password that an attacker
 * tries first: common ones, repetitions, sequences, and the person's own names.
 *
 * @param password as typed
 * @param owner as typed or canonical
 * @param common commonest passwords in small letters: `COMMON_PASSWORDS`, which callers load when they need it
 * @returns the first problem, or null
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordProblem | null {
  const normalised = normalisePassword(password);
  const length = [...normalised].length;
  if (length < PASSWORD_SHORTEST) return 'too-short';
  if (length > PASSWORD_LONGEST) return 'too-long';

  const folded = normalised.toLowerCase();
  if (contains(folded, owner.username ?? '')) return 'has-username';
  const [local = '', domain] = owner.email.split('@');
  if (contains(folded, local) || (domain && contains(folded, owner.email))) return 'has-email';
  if (common.has(folded)) return 'common';
  if (isRepetitive(folded)) return 'repetitive';
  return isSequence(folded) ? 'sequence' : null;
}

/** Whether a name is in a password, however the two set apart their words. */
function contains(password: string, name: string): boolean {
  const letters = lettersOf(name);
  return letters.length >= SHORTEST_NAME && lettersOf(password).includes(letters);
}

const lettersOf = (text: string) =>
  normalisePassword(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
