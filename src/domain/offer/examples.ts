import type { Package } from '#domain/deposits/package.ts';
import type { MatrixPlan } from '#domain/matrix/plan.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { paymentsPerCycle } from '#domain/matrix/simulation/gross-percent.ts';
import { EMPTY_OFFER, type OfferText } from './read-offer.ts';

/** Offers as they are often made. */
export const USUAL_OFFERS = {
  daily: { ...EMPTY_OFFER, cost: '300', percent: '1', per: 'day' },
  double: { ...EMPTY_OFFER, cost: '100', promise: 'multiple', times: '2', months: '3' },
  recruits: { ...EMPTY_OFFER, cost: '10', promise: 'recruits', sum: '7.5', bring: '2' },
} as const satisfies Readonly<Record<string, OfferText>>;

/** Level 1 of a matrix, as it is advertised: what a full cycle pays, gross. */
export function matrixOffer(plan: MatrixPlan): OfferText {
  const price = (TESSERA.prices[0] ?? 0) / 100;
  const [wide, deep] = plan.kind === 'two-level' ? [2, 2] : [plan.places.length, 1];
  return {
    ...EMPTY_OFFER,
    promise: 'matrix',
    cost: `${price}`,
    wide: `${wide}`,
    deep: `${deep}`,
    pays: `${price * paymentsPerCycle(plan)}`,
  };
}

/** A package, as it is advertised: what was paid, and the percentage on top. */
export const packageOffer = ({ amount, advertisedPercent }: Package): OfferText => ({
  ...EMPTY_OFFER,
  promise: 'multiple',
  cost: `${amount / 100}`,
  times: `${1 + advertisedPercent / 100}`,
});
