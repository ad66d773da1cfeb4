/** Where the digits of a script begin: Arabic-Indic, Persian, Devanagari, Bengali, Thai, Burmese, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0xff10];

/** What right-to-left formats put around signs, and what isolates a figure from the text around it. Nothing shows. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Thousands behind a mark that no reader takes for a decimal one: spaces that do not break, apostrophes, the Arabic mark. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}([\u00a0\u2009\u202f'’\u066c])\d{3}(?:\1\d{3})*(?!\d)/;

/** The Arabic decimal mark before three digits means nothing else: a zero more, and a point says the same. */
const ARABIC_DECIMALS = /\u066b(\d*)/;

/** `text` with each digit as a Latin one. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : `${point - zero}`;
  });
}

/**
 * A number that was typed or pasted, in the signs that our parsers read: Latin digits, `.` and `,`. Says nothing about
 * whether it is a number.
 */
export const plainNumber = (text: string): string =>
  latinDigits(text.replaceAll(DIRECTION_MARKS, ''))
    .replace(GROUPED, (whole) => whole.replaceAll(/\D/g, ''))
    .replace(
      ARABIC_DECIMALS,
      (_, decimals: string) => `.${decimals.length === 3 ? `${decimals}0` : decimals}`,
    );
