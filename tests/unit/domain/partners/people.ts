import fc from 'fast-check';
import { createReferralIndex, type Downline, type Partner } from '#domain/partners/partners.ts';

export const ADA = { username: 'ada', joinedAt: 0, sample: false } as const;

const nameOf = (number: number): string => (number === 0 ? ADA.username : `p${number}`);

/** @param inviters for each partner in turn, the number of the inviting partner; 0: Ada */
export function downlineOf(inviters: readonly number[]): Downline {
  const register = createReferralIndex();
  for (const partner of peopleOf(inviters)) register.add(partner);
  return register.downlineOf(ADA);
}

export const peopleOf = (inviters: readonly number[]): readonly Partner[] =>
  inviters.map((inviter, index) => ({
    username: nameOf(index + 1),
    upline: nameOf(inviter),
    joinedAt: index + 1,
    sample: false,
  }));

/** Any tree: each partner was invited by Ada or by an earlier partner. */
export const anyInviters = (most = 300): fc.Arbitrary<readonly number[]> =>
  fc
    .array(fc.nat(), { maxLength: most })
    .map((numbers) => numbers.map((number, index) => number % (index + 1)));

/** As `tests/e2e/sample-partners.mjs` grows one. */
export function grown(count: number): readonly number[] {
  let state = 7;
  return Array.from({ length: count }, (_, index) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * (index + 1));
  });
}
