/** Counts as whole percentages that add up to 100: the largest remainders get what rounding leaves. */
export function inHundred(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, each) => sum + each, 0);
  const exact = counts.map((each) => (total === 0 ? 0 : (each * 100) / total));
  const whole = exact.map(Math.floor);
  const missing = total === 0 ? 0 : 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The next number that is 2, 4, 6, 8 or 10 times a power of ten: a scale's maximum whose half is round too. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 2 * 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / step) * step;
}
