/** The next number that is 2, 4, 6, 8 or 10 of its power of ten: a top for a scale whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 2 * 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / step) * step;
}
