import { ROOT } from './members.ts';
import { type Random, randomBelow } from './random.ts';

/** How a population grows: whom a newcomer has for a sponsor (part 1, "How the random logs were made"). */
export const GROWTH_RULES = ['uniform', 'preferential', 'star', 'chain'] as const;
export type GrowthRule = (typeof GROWTH_RULES)[number];

/** How often the newcomer of a star or a chain does as the rule's name says. */
const USUALLY = 0.9;
/** A newcomer of a chain who does otherwise goes to one of so many newest members. */
const NEWEST = 3;

/**
 * @param members registered so far, the root included, numbered from 1
 * @param sponsorOf the sponsor of a member from 2 on
 */
export function chooseSponsor(
  rule: GrowthRule,
  members: number,
  sponsorOf: (member: number) => number,
  random: Random,
): number {
  switch (rule) {
    case 'uniform':
      return anyMember(members, random);
    case 'preferential':
      return anyMemberByRecruits(members, sponsorOf, random);
    case 'star':
      return random() < USUALLY ? ROOT : anyMember(members, random);
    case 'chain':
      return random() < USUALLY ? members : members - randomBelow(Math.min(NEWEST, members), random);
  }
}

const anyMember = (members: number, random: Random): number => ROOT + randomBelow(members, random);

/**
 * With a chance in proportion to 1 + direct recruits: each member is one lot, and each invitation made is one more
 * for its sponsor.
 */
function anyMemberByRecruits(members: number, sponsorOf: (member: number) => number, random: Random): number {
  const invitations = members - 1;
  const lot = randomBelow(members + invitations, random);
  return lot < members ? ROOT + lot : sponsorOf(ROOT + 1 + lot - members);
}
