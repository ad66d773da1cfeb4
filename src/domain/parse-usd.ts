import { type Cents, cents } from './cents.ts';

/** Why a text is not an amount of US dollars. */
export type UsdProblem =
  | 'required'
  | 'not-a-number'
  | 'negative'
  /** `1,100` is eleven hundred to one reader and one and a tenth to another. */
  | 'ambiguous'
  | 'too-many-decimals'
  | 'too-large';

export type ParsedUsd =
  { readonly ok: true; readonly amount: Cents } | { readonly ok: false; readonly problem: UsdProblem };

/** Digits with nothing between them, then up to two decimals after either mark. */
const PLAIN = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))?$/;
/** Groups of three behind one mark and decimals behind the other: `1,100.50`, `1.100,50`, `1.100.000,5`. */
const GROUPED_WITH_DECIMALS = /^(?<whole>[1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](?<decimals>\d{1,2})$/;
/** Two groups or more behind the same mark, which no decimal mark can be: `1,100,000`. */
const GROUPED = /^(?<whole>[1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})+)$/;

const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;
const MORE_DECIMALS = /^(?:\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1))[.,]\d{3,}$/;

/**
 * Reads an amount of US dollars as a person types or pastes it: `100`, `1,100.50`, `1.100,50`, `1100,5`, `$ 100`.
 * Both `.` and `,` serve as decimal mark. Grouping is taken only where it can mean nothing else: money is never
 * guessed, so a lone mark before exactly three digits is refused as `ambiguous`.
 */
export function parseUsd(text: string): ParsedUsd {
  const trimmed = text.trim();
  if (trimmed === '') return refuse('required');
  if (/^\$?\s*[-\u2212]/.test(trimmed)) return refuse('negative');

  const number = trimmed.replace(/^\$\s*|\s*\$$/, '');
  const match = PLAIN.exec(number) ?? GROUPED_WITH_DECIMALS.exec(number) ?? GROUPED.exec(number);
  if (!match?.groups) return refuse(problemOf(number));
  const { whole = '', decimals = '' } = match.groups;
  const amount = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? { ok: true, amount: cents(amount) } : refuse('too-large');
}

function problemOf(number: string): UsdProblem {
  if (ONE_GROUP.test(number)) return 'ambiguous';
  return MORE_DECIMALS.test(number) ? 'too-many-decimals' : 'not-a-number';
}

function refuse(problem: UsdProblem): ParsedUsd {
  return { ok: false, problem };
}
