import { type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import { type MemberResult, netResult, NO_RESULT, NO_TALLY, type Tally } from './results.ts';
import { tallyAfter } from './tally.ts';

/** Where the money of a member is: four sums that are zero together. */
export interface WhoseMoney {
  readonly you: Cents;
  readonly payers: Cents;
  /** All other members. */
  readonly others: Cents;
  readonly programme: Cents;
}

/**
 * Each price goes to exactly one recipient, so what members lack together is what the programme got. The sum is zero by
 * construction: what belongs to no one else belongs to the others.
 */
export function whoseMoney(mine: MemberResult, community: Tally): WhoseMoney {
  const [you, payers] = [netResult(mine), mine.payers.net];
  return {
    you,
    payers,
    others: subtract(subtract(community.net, you), payers),
    programme: subtract(ZERO, community.net),
  };
}

/** How all members stand except one and those who paid this one. */
export function tallyOfOthers(mine: MemberResult, community: Tally): Tally {
  const { payers } = mine;
  const own = tallyAfter(NO_TALLY, NO_RESULT, mine);
  const less = (of: Exclude<keyof Tally, 'net'>) => Math.max(0, community[of] - payers[of] - own[of]);
  return {
    members: less('members'),
    ahead: less('ahead'),
    behind: less('behind'),
    unpaid: less('unpaid'),
    net: whoseMoney(mine, community).others,
  };
}

/**
 * What others have to lose before each payer stands as well as the member does, or has at least got back what they paid.
 * It follows from the sum of zero: the payers can only gain what someone else lacks.
 */
export function neededForPayers({ you, payers }: WhoseMoney, { members }: Tally): Cents {
  const goal = (Math.max(you, 0) * members) as Cents;
  return subtract(goal, payers);
}
