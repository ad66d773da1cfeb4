import { visible } from '#domain/text/typed-text.ts';
import { type Cents, cents } from './cents.ts';
import { type DecimalProblem, parseDecimal } from './parse-decimal.ts';

/** Why a text is not an amount of US dollars. */
export type UsdProblem = DecimalProblem;

export type ParsedUsd =
  | { readonly ok: true; readonly amount: Cents }
  | { readonly ok: false; readonly problem: UsdProblem };

/** Signs of the currency, before or after the amount. */
const CURRENCY = /^(?:US\$|\$US|\$|USD)\s*(?=.)|(?<=.)\s*(?:US\$|\$US|\$|USD)$/i;

/**
 * Reads an amount of US dollars as a person types or pastes it: `100`, `1,100.50`, `1.100,50`, `1100,5`, `1 100.50`, `$
 * 100`, `100 USD`. Both `.` and `,` serve as decimal mark. Grouping is accepted only where it has one meaning: a lone
 * mark before exactly three digits is refused as `ambiguous`, because money is never guessed.
 */
export function parseUsd(text: string): ParsedUsd {
  const parsed = parseDecimal(visible(text).replace(CURRENCY, ''), 2);
  if (!parsed.ok) return parsed;
  const [whole = '', decimals = ''] = parsed.value.split('.');
  const amount = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? { ok: true, amount: cents(amount) } : refuse('too-large');
}

function refuse(problem: UsdProblem): ParsedUsd {
  return { ok: false, problem };
}
