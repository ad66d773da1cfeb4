import { ROOT } from './members.ts';
import { type Random, randomBelow } from './random.ts';

/** How a population grows: who sponsors a newcomer (part 1, "How the random logs were made"). */
export const GROWTH_RULES = ['uniform', 'preferential', 'star', 'chain'] as const;
export type GrowthRule = (typeof GROWTH_RULES)[number];

/** How often the newcomer of a star or a chain follows the rule's name. */
const USUALLY = 0.9;
/** Otherwise the newcomer of a chain joins one of this many newest members. */
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
 * Chance in proportion to 1 + direct recruits: each member is one ticket, and each invitation is one more for its
 * sponsor.
 */
function anyMemberByRecruits(members: number, sponsorOf: (member: number) => number, random: Random): number {
  const invitations = members - 1;
  const lot = randomBelow(members + invitations, random);
  return lot < members ? ROOT + lot : sponsorOf(ROOT + 1 + lot - members);
}
