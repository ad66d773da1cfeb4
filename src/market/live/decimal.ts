/** A number as JSON wrote it, without an exponent: `1.2e-8` is `0.000000012`. @param value zero or more, finite */
export function decimalOf(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const [whole = '', fraction = ''] = digits.split('.');
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  if (point <= 0) return `0.${'0'.repeat(-point)}${all}`;
  return all.padEnd(point, '0');
}
