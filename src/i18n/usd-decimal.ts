import type { Cents } from '#domain/money/cents.ts';

/** For programs, the same in every locale: `1100.00`, `-120.00`. */
export function usdDecimal(amount: Cents): Intl.StringNumericLiteral {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const decimal = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return decimal as Intl.StringNumericLiteral;
}
