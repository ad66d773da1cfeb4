import type { Quote } from '#stores/market.ts';

/** In basis points: stablecoins stay within it over any span, other coins do not over all of them. */
const PEG = 100;

/** Whether a coin cost about a dollar over every span. A change that is not known decides nothing. */
export function followsDollar({ price, changes }: Pick<Quote, 'price' | 'changes'>): boolean {
  const known = Object.values(changes).filter((change) => change !== null);
  const isNear = (basisPoints: number) => Math.abs(basisPoints) <= PEG;
  return known.length > 1 && isNear((Number(price) - 1) * 10_000) && known.every(isNear);
}
