/**
 * Markdown that its writer meant otherwise: it is no error to the parser, and readers would see the signs. Each with
 * what to do, as the rest of a sentence.
 */
const SLIPS: readonly (readonly [RegExp, field: string, message: string])[] = [
  [/^#{2,6}[^\s#]/, 'heading', 'needs a space behind its #: write ## Heading.'],
  [
    /\[[^\][]+\][^\S\n]+\((?:\/|#|https?:|mailto:)[^)]*\)/,
    'link',
    'has a space between ] and (. Remove it, or it is no link.',
  ],
  [/\[\^[^\]\s]+\](?!:)/, 'footnote', 'has no text. Write it on a line of its own, like [^1]: The text.'],
  [/\[\^[^\]\s]+\]:/, 'footnote', 'is within a paragraph. Leave an empty line above [^1]: The text.'],
  [
    /\[[^\][]+\]\[[^\][]*\]/,
    'link',
    'names an address that is not given. Write it in round brackets: [words](/maths/).',
  ],
];

const TABLE = /^\|.*\|[^\S\n]*\n\|.*\|/m;
const NO_RULE = 'has no line below its head. Write one like | --- | --- |, with as many columns.';

/** @param text of a paragraph, without its code */
export function slipsIn(text: string): readonly { field: string; message: string }[] {
  const found = SLIPS.filter(([pattern]) => pattern.test(text)).map(([, field, message]) => ({
    field,
    message,
  }));
  return TABLE.test(text) ? [...found, { field: 'table', message: NO_RULE }] : found;
}
