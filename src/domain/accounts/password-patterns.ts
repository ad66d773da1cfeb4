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
export function isRepetitive(password: string): boolean {
  const characters = [...password];
  if (new Set(characters).size < FEWEST_CHARACTERS) return true;
  const longest = Math.min(LONGEST_PIECE, Math.ceil(characters.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((length) =>
    characters.every((character, at) => at < length || character === characters[at - length]),
  );
}

/** Whether a lower-case password is hardly more than runs such as `abcdef`, `9876`, `asdf` and `aaaa`. */
export function isSequence(password: string): boolean {
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
