/**
 * The code points at which a script's digits start: Arabic-Indic, Persian, Devanagari, Bengali, Thai, Burmese, full
 * width.
 */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0xff10];

/** Invisible marks that right-to-left formats put around signs, and that isolate a figure from the text around it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Thousands behind a mark that is never a decimal one: no-break spaces, apostrophes, the Arabic mark. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}([\u00a0\u2009\u202f'’\u066c])\d{3}(?:\1\d{3})*(?!\d)/;

/** The Arabic decimal mark is never a group mark: a trailing zero makes the point before three decimals unambiguous. */
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
 * Writes a typed or pasted number in the characters that our parsers read: Latin digits, `.` and `,`. Does not check
 * whether it is a number.
 */
export const plainNumber = (text: string): string =>
  latinDigits(text.replaceAll(DIRECTION_MARKS, ''))
    .replace(GROUPED, (whole) => whole.replaceAll(/\D/g, ''))
    .replace(
      ARABIC_DECIMALS,
      (_, decimals: string) => `.${decimals.length === 3 ? `${decimals}0` : decimals}`,
    );
