import { paymentsPerPromise } from './bound.ts';
import { type Offer, PART, type Period, PERIODS_A_YEAR } from './offer.ts';

/**
 * How the number of members has to grow so that the promise is kept to all of them without money from outside: by a share in
 * every period, or in rounds, each so many times the one before.
 */
export type Growth =
  | { readonly kind: 'compound'; readonly share: number; readonly period: Period }
  | { readonly kind: 'rounds'; readonly factor: number };

/** Beyond this no month is named: no one waits longer than a life. */
export const MOST_YEARS = 100;

/** Empty if what members pay in is enough without growth. */
export function growthOf(offer: Offer): readonly Growth[] {
  const { promise, recruits } = offer;
  const { over, under } = paymentsPerPromise(offer);
  const payments = Number(over) / Number(under);
  switch (promise.kind) {
    case 'rate':
      return [...compound(shareOf(offer), promise.period), ...rounds(recruits)];
    case 'multiple':
      return promise.months === null
        ? rounds(Math.max(payments, recruits))
        : [...compound(payments ** (1 / promise.months) - 1, 'month'), ...rounds(recruits)];
    case 'recruits':
      return rounds(Math.max(payments, recruits));
    case 'matrix':
      // It is full after as many rounds as it has lines, and the payments of one round pay those of all lines above.
      return rounds(Math.max(promise.width, payments ** (1 / promise.depth), recruits));
  }
}

/**
 * The first step, counted from 1, after which more than `people` have joined: in days, weeks, months or rounds.
 *
 * @param members who have joined before
 * @returns 0 if there are more already, null if it takes longer than `MOST_YEARS` (a round counted as a month)
 */
export function stepsUntil(growth: Growth, members: number, people: number): number | null {
  if (members > people) return 0;
  const most = MOST_YEARS * (growth.kind === 'compound' ? PERIODS_A_YEAR[growth.period] : 12);
  const after = (step: number) =>
    growth.kind === 'compound'
      ? members * (1 + growth.share) ** step
      : (members * (growth.factor ** (step + 1) - 1)) / (growth.factor - 1);
  if (!(after(most) > people)) return null;
  // Members only become more, so halving finds the step.
  let [before, reached] = [0, most];
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (after(middle) > people) reached = middle;
    else before = middle;
  }
  return reached;
}

/** The month in which a step lies, counted from 1. */
export const monthOf = (steps: number, period: Period): number =>
  Math.ceil((steps * 12) / PERIODS_A_YEAR[period]);

const compound = (share: number, period: Period): readonly Growth[] =>
  share > 0 ? [{ kind: 'compound', share, period }] : [];

const rounds = (factor: number): readonly Growth[] => (factor > 1 ? [{ kind: 'rounds', factor }] : []);

/**
 * Members grow at the return itself: what joins in a period then pays what is due in it. It is the rate at which the payments
 * of a member, discounted, are worth what reaches the pot.
 */
function shareOf({ promise, kept }: Offer): number {
  if (promise.kind !== 'rate') return 0;
  const rate = Number(promise.rate) / Number(PART);
  const pot = Number(PART - kept) / Number(PART);
  const { periods } = promise;
  if (periods === null || kept === 0n) return rate / pot;
  const worth = (share: number) => {
    const later = (1 + share) ** -periods;
    return (rate * (1 - later)) / share + later;
  };
  let [low, high] = [rate, (rate + 1) / pot];
  for (let halved = 0; halved < 100; halved++) {
    const middle = (low + high) / 2;
    if (worth(middle) > pot) low = middle;
    else high = middle;
  }
  return high;
}
