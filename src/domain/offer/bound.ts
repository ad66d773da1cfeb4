import { type Offer, PART, PERIODS_A_YEAR } from './offer.ts';

/**
 * How many payments one kept promise takes, as a fraction. Without money from outside, members can get only what members
 * pay: so a promise of three times the payment takes the payments of three.
 */
export interface Payments {
  readonly over: bigint;
  readonly under: bigint;
}

export function paymentsPerPromise({ cost, promise, recruits, kept }: Offer): Payments {
  const rest = PART - kept;
  switch (promise.kind) {
    case 'rate': {
      const periods = promise.periods ?? PERIODS_A_YEAR[promise.period];
      return { over: PART + promise.rate * BigInt(periods), under: rest };
    }
    case 'multiple':
      return { over: promise.times, under: rest };
    case 'recruits':
      return { over: promise.sum * BigInt(recruits) * PART, under: cost * rest };
    case 'matrix':
      return { over: promise.pays * PART, under: cost * rest };
  }
}

/** Whether a promise kept to the letter brings no gain. What is paid for each recruit has no end: it can always be more. */
export function promisesNoGain(offer: Offer): boolean {
  const { over, under } = paymentsPerPromise({ ...offer, kept: 0n });
  return offer.promise.kind !== 'recruits' && over <= under;
}

/**
 * The bound for any members, however lucky: of so many who join, no more get what is promised. Each has to bring recruits of
 * their own, too, and a member is brought by one.
 */
export function mostWhoGetIt(offer: Offer, members: number): number {
  return Math.min(members, paidFrom(offer, members), broughtFrom(offer, members));
}

/** How many of the last group to join get it at most, if so many others join after them and no one else has a claim. */
export function mostOfTheLast(offer: Offer, last: number, others: number): number {
  return Math.min(last, paidFrom(offer, others + ownPayments(offer, last)), broughtFrom(offer, others));
}

/** How many others have to join after the last so many, for some of these, or all, to get it; at most the largest safe integer. */
export function othersNeeded(offer: Offer, last: number, some = last): number {
  const { over, under } = paymentsPerPromise(offer);
  const payments = Number((BigInt(some) * over + under - 1n) / under);
  const others = Math.max(0, payments - ownPayments(offer, last), some * offer.recruits);
  return Math.min(others, Number.MAX_SAFE_INTEGER);
}

/** Whether one is paid by the people below: then what one pays oneself goes to those above. */
const paysAbove = ({ promise }: Offer): boolean => promise.kind === 'recruits' || promise.kind === 'matrix';

const ownPayments = (offer: Offer, last: number): number => (paysAbove(offer) ? 0 : last);

function paidFrom(offer: Offer, payments: number): number {
  const { over, under } = paymentsPerPromise(offer);
  return over === 0n ? Number.MAX_SAFE_INTEGER : Number((BigInt(payments) * under) / over);
}

const broughtFrom = ({ recruits }: Offer, members: number): number =>
  recruits === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(members / recruits);
