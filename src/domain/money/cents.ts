/**
 * US dollars as whole cents: the only representation of money in Tessera. A branded safe integer, so that a plain
 * number does not pass unchecked.
 */
export type Cents = number & { readonly Cents: unique symbol };

/**
 * @param value a whole number of cents
 * @throws RangeError when `value` is not a safe integer: that is a bug, never a person's mistake
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO = cents(0);

export const add = (left: Cents, right: Cents): Cents => cents(left + right);
export const subtract = (left: Cents, right: Cents): Cents => cents(left - right);
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = ZERO;
  for (const amount of amounts) total = add(total, amount);
  return total;
};
