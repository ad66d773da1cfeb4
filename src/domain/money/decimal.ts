/** A decimal number as whole units of its last decimal: `1.50` is 150 at scale 2. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const DECIMAL = /^(?<whole>\d+)(?:\.(?<fraction>\d+))?$/;

/** @throws RangeError when the text is not zero or more with a point as decimal mark */
export function readDecimal(text: string): Decimal {
  const groups = DECIMAL.exec(text)?.groups;
  if (!groups) throw new RangeError(`Not a decimal number: ${text}`);
  const { whole = '', fraction = '' } = groups;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** Without zeros at its end: `0.5`, `12`. @param scale at least one */
export function writeDecimal({ digits, scale }: Decimal): string {
  const padded = digits.toString().padStart(scale + 1, '0');
  const fraction = padded.slice(-scale).replace(/0+$/, '');
  const whole = padded.slice(0, -scale);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
