import { isRepetitive, isSequence } from './password-patterns.ts';

/** Why a password is refused. */
export type PasswordProblem =
  'too-short' | 'too-long' | 'common' | 'repetitive' | 'sequence' | 'has-username' | 'has-email';

/** In Unicode code points, as NIST SP 800-63B counts them. */
export const PASSWORD_SHORTEST = 12;
export const PASSWORD_LONGEST = 128;

/** The password's owner. A username that is not known (on the reset page) is left out. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email: string;
}

/**
 * The form in which a password is counted, compared and sent to the identity service: NFC, as RFC 8265 requires for
 * passwords, because one keyboard writes `é` as one code point and another as two. Nothing else changes: spaces stay,
 * also at the ends, and so do look-alike letters, which NFKC would unify.
 */
export const normalisePassword = (typed: string): string => typed.normalize('NFC');

/** Shorter names occur in too many words: `ann` is in `planning`. */
const SHORTEST_NAME = 4;

/**
 * The password rule, after NIST SP 800-63B: length instead of character classes, and no password that an attacker tries
 * first: common ones, repetitions, sequences, and the person's own names.
 *
 * @param password as typed
 * @param owner as typed or canonical
 * @param common the most common passwords in lower case: `COMMON_PASSWORDS`, which callers load on demand
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

/** Whether a password contains a name, ignoring how either separates words. */
function contains(password: string, name: string): boolean {
  const letters = lettersOf(name);
  return letters.length >= SHORTEST_NAME && lettersOf(password).includes(letters);
}

const lettersOf = (text: string) =>
  normalisePassword(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
