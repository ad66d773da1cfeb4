import * as v from 'valibot';

export type TextProblem = 'required' | 'too-long';

/** A line of text without the space around it, up to `longest` characters (code points), possibly none. */
export const optionalText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxCodePoints(longest, 'too-long' satisfies TextProblem));

/** The same, with at least one letter or digit: characters that nobody sees are nothing. */
export const requiredText = (longest: number) =>
  v.pipe(optionalText(longest), v.regex(/[\p{L}\p{N}]/u, 'required' satisfies TextProblem));
