/** Why a password is refused. */
export type PasswordProblem =
  | 'too-short'
  | 'too-long'
  | 'common'
  | 'repetitive'
  | 'sequence'
  | 'has-username'
  | 'has-email';

/** In Unicode code points, as NIST SP 800-63B counts them. */
export const PASSWORD_SHORTEST = 12;
export const PASSWORD_LONGEST = 128;

/** The password's owner. A username that is not known (on the reset page) is left out. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email: string;
}

/** In UTF-16 code units. NFC makes no text a quarter as long, so a longer one is too long in either form. */
const LONGEST_TO_NORMALISE = 8 * PASSWORD_LONGEST;

/**
 * The form in which a password is counted, compared and sent to the identity service: NFC, as RFC 8265 requires for
 * passwords, because one keyboard writes `é` as one code point and another as two. Nothing else changes: spaces stay,
 * also at the ends, and so do look-alike letters, which NFKC would unify. A text that is too long in any form is not
 * normalised: sorting a million accents takes a browser minutes.
 */
export const normalisePassword = (typed: string): string =>
  typed.length > LONGEST_TO_NORMALISE ? typed : typed.normalize('NFC');

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

/** Fewer different characters are easy to guess: `abababababab`, `mississippim`. */
const FEWEST_CHARACTERS = 5;

/** The longest repeated unit: repeating it adds no strength, and alone it would be too short. */
const LONGEST_PIECE = 11;

/** The fewest characters left when each run counts as its first two. */
const FEWEST_OUTSIDE_RUNS = 8;

/** Rows that people type in sequence: the alphabet, the digits, the rows of common keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
];

/**
 * Whether a lower-case password has few different characters, or repeats one short unit, the last time perhaps cut off.
 */
function isRepetitive(password: string): boolean {
  const characters = [...password];
  if (new Set(characters).size < FEWEST_CHARACTERS) return true;
  const longest = Math.min(LONGEST_PIECE, Math.ceil(characters.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((length) =>
    characters.every((character, at) => at < length || character === characters[at - length]),
  );
}

/** Whether a lower-case password is hardly more than runs such as `abcdef`, `9876`, `asdf` and `aaaa`. */
function isSequence(password: string): boolean {
  const characters = [...password];
  const outside = characters.filter((character, at) => {
    const [first, second] = [characters[at - 2], characters[at - 1]];
    return !first || !second || !isRun(first, second, character);
  });
  return outside.length < FEWEST_OUTSIDE_RUNS;
}

function isRun(first: string, second: string, third: string): boolean {
  if (first === second && second === third) return true;
  const run = first + second + third;
  const backwards = third + second + first;
  return ROWS.some((row) => row.includes(run) || row.includes(backwards));
}
