import { type Growth, growthOf, stepsUntil } from './growth.ts';
import { CLAIMS, type Offer } from './offer.ts';

/** The warning signs that an offer can have: what was said, and what its numbers show. */
export const SIGN_IDS = [...CLAIMS, 'high-return', 'recruits-needed', 'buy-in'] as const;
export type SignId = (typeof SIGN_IDS)[number];

/** @param people in the members' country and in the world */
export function raisedSigns(offer: Offer, people: readonly number[]): readonly SignId[] {
  const { promise, claims, recruits } = offer;
  const brings = recruits > 0 || promise.kind === 'recruits' || promise.kind === 'matrix';
  const isReturn = promise.kind === 'rate' || promise.kind === 'multiple';
  const isHigh = isReturn && growthOf(offer).some((growth) => outgrows(growth, offer, people));
  const raised: Readonly<Partial<Record<SignId, boolean>>> = {
    'high-return': isHigh,
    'recruits-needed': brings,
    // Every offer costs something, and so does a savings book.
    'buy-in': brings || isHigh,
  };
  return SIGN_IDS.filter((id) => raised[id] ?? (claims as readonly SignId[]).includes(id));
}

const outgrows = (growth: Growth, { members }: Offer, people: readonly number[]): boolean =>
  people.some((each) => stepsUntil(growth, members, each) !== null);
