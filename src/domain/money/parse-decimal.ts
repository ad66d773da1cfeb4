import { plainNumber } from '#domain/text/plain-number.ts';
import { visible } from '#domain/text/typed-text.ts';

/** Why a text is not a decimal amount. */
export type DecimalProblem =
  | 'required'
  | 'not-a-number'
  | 'negative'
  /** Digits with marks or spaces where no amount has them: `1 00`, `1,10,000`, `5.`. */
  | 'misplaced-marks'
  /** `1,100` is eleven hundred to some readers and one and a tenth to others. */
  | 'ambiguous'
  | 'too-many-decimals'
  | 'too-large';

export type ParsedDecimal =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: DecimalProblem };

const PLAIN = /^(?<whole>\d*)(?:[.,](?<fraction>\d+))?$/;
/** Groups of three behind one mark and decimals behind another: `1,100.50`, `1.100,50`, `1 100,50`. */
const GROUPED_WITH_DECIMALS = /^(?<whole>[1-9]\d{0,2}([.,' ])\d{3}(?:\2\d{3})*)(?!\2)[.,](?<fraction>\d+)$/;
/** Two groups or more behind the same mark, which no decimal mark can be: `1,100,000`. */
const GROUPED = /^(?<whole>[1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})+)$/;
/** As in India, groups of two before the last one: `12,34,567.50`. */
const GROUPED_BY_LAKHS = /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/;
/** One group or more behind what is never a decimal mark: `1 100`, `1'100`. */
const GROUPED_UNMISTAKABLY = /^(?<whole>[1-9]\d{0,2}([' ])\d{3}(?:\2\d{3})*)$/;
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Group separators besides `.` and `,`: no-break and narrow spaces, and the curly apostrophe. */
const GROUP_SPACE = /[\u00a0\u2007\u2009\u202f]/g;
const CURLY_APOSTROPHE = /\u2019/g;
const MARKS_AND_DIGITS = /^[.,' ]*\d[\d.,' ]*$/;

/** More digits than all the world's money has in cents: a key is stuck. */
const MOST_DIGITS = 18;

/**
 * Reads an amount as a person types or pastes it. Both `.` and `,` serve as decimal mark, and spaces and apostrophes
 * may also separate thousands. A text with two readings is refused, never guessed.
 *
 * @returns a decimal string with a point, without trailing zeros: `1100.5`
 */
export function parseDecimal(text: string, mostDecimals: number): ParsedDecimal {
  const trimmed = plainNumber(visible(text).replaceAll(GROUP_SPACE, ' ').replaceAll(CURLY_APOSTROPHE, "'"));
  if (trimmed === '') return refuse('required');
  if (/^[-\u2212]/.test(trimmed)) return refuse('negative');
  if (AMBIGUOUS.test(trimmed)) return refuse('ambiguous');
  const match =
    PLAIN.exec(trimmed) ??
    GROUPED_WITH_DECIMALS.exec(trimmed) ??
    GROUPED.exec(trimmed) ??
    GROUPED_BY_LAKHS.exec(trimmed) ??
    GROUPED_UNMISTAKABLY.exec(trimmed);
  if (!match?.groups) return refuse(MARKS_AND_DIGITS.test(trimmed) ? 'misplaced-marks' : 'not-a-number');
  const whole = (match.groups['whole'] || '0').replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const fraction = match.groups['fraction'] ?? '';
  if (fraction.length > mostDecimals) return refuse('too-many-decimals');
  if (whole.length > MOST_DIGITS) return refuse('too-large');
  const significant = fraction.replace(/0+$/, '');
  return { ok: true, value: significant ? `${whole}.${significant}` : whole };
}

/**
 * The same amount in a form that `parseDecimal` reads back: with a trailing zero where three decimals could be
 * thousands.
 */
export const asTyped = (decimal: string): string => (AMBIGUOUS.test(decimal) ? `${decimal}0` : decimal);

const refuse = (problem: DecimalProblem): ParsedDecimal => ({ ok: false, problem });
