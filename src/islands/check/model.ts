import { mostOfTheLast, mostWhoGetIt, othersNeeded, promisesNoGain } from '#domain/offer/bound.ts';
import { type Growth, growthOf, stepsUntil } from '#domain/offer/growth.ts';
import { type Offer, PERIODS_A_YEAR, type Period } from '#domain/offer/offer.ts';
import { type OfferErrors, type OfferText, readOffer } from '#domain/offer/read-offer.ts';
import { raisedSigns, type SignId } from '#domain/offer/signs.ts';

/** How many tiles there are, each a person. */
export const GROUP = 100;

/** Where the members live. */
export interface People {
  readonly country: { readonly name: string; readonly number: number };
  readonly world: number;
}

/** A rule of growth, with the steps after which it takes more people than there are; null if not within a century. */
export interface Outgrowth {
  readonly growth: Growth;
  readonly country: number | null;
  readonly world: number | null;
}

/** What speaks against an offer: that it promises no gain, its numbers, or only what was said; or nothing that a person could type. */
export type Verdict = 'no-gain' | 'numbers' | 'signs' | 'nothing';

export interface Answer {
  readonly offer: Offer;
  /** At most so many of the `GROUP` who join get what is promised. */
  readonly most: number;
  /** With so many others after them, `most` of the last `GROUP` get it. */
  readonly othersForMost: number;
  /** So many others have to join after the last `GROUP`, for all of these to get it. */
  readonly needed: number;
  readonly outgrowths: readonly Outgrowth[];
  readonly signs: readonly SignId[];
  readonly verdict: Verdict;
}

export type Check =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'incomplete'; readonly errors: OfferErrors };

export function checkOffer(text: OfferText, people: People): Check {
  const read = readOffer(text);
  if (!read.ok) return { kind: 'incomplete', errors: read.errors };
  const { offer } = read;
  const outgrowths = growthOf(offer).map((growth) => ({
    growth,
    country: stepsUntil(growth, offer.members, people.country.number),
    world: stepsUntil(growth, offer.members, people.world),
  }));
  const signs = raisedSigns(offer, [people.country.number, people.world]);
  const isOutgrown = outgrowths.some(({ country, world }) => country !== null || world !== null);
  const most = mostWhoGetIt(offer, GROUP);
  const answer: Answer = {
    offer,
    most,
    othersForMost: othersNeeded(offer, GROUP, most),
    needed: othersNeeded(offer, GROUP),
    outgrowths,
    signs,
    verdict: promisesNoGain(offer)
      ? 'no-gain'
      : isOutgrown
        ? 'numbers'
        : signs.length > 0
          ? 'signs'
          : 'nothing',
  };
  return { kind: 'answer', answer };
}

/** For how long a rate is paid, as the form has it: a year need not be said. */
export const periodsIn = (years: number, period: Period): string =>
  years === 1 ? '' : `${Math.round(PERIODS_A_YEAR[period] * years)}`;

/** The tiles of those who join today: how many turn to gold if so many others join after them. */
export const goldOfToday = (offer: Offer, others: number): number => mostOfTheLast(offer, GROUP, others);
