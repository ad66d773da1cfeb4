import { add, type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import type { Stuck } from '#domain/withdrawals/outcome.ts';
import { type MemberResult, netResult, NO_RESULT, NO_TALLY, type Tally } from './results.ts';
import { tallyAfter } from './tally.ts';

/** Where the money of a member is: five sums that are zero together. */
export interface WhoseMoney {
  /** What the member got or can take, less what they put in. */
  readonly you: Cents;
  /** What is in the member's account and cannot be withdrawn. */
  readonly stuck: Cents;
  readonly payers: Cents;
  /** All other members. */
  readonly others: Cents;
  readonly programme: Cents;
}

/**
 * Each price goes to exactly one recipient, so what members lack together is what the programme got. The sum is zero by
 * construction: what belongs to no one else belongs to the others.
 */
export function whoseMoney(mine: MemberResult, community: Tally, { locked, tooLittle }: Stuck): WhoseMoney {
  const stuck = add(locked, tooLittle);
  return {
    you: subtract(netResult(mine), stuck),
    stuck,
    payers: mine.payers.net,
    others: tallyOfOthers(mine, community).net,
    programme: subtract(ZERO, community.net),
  };
}

/** How all members stand by their levels, except one whose own result counts the whole account. */
export const tallyWithout = (mine: MemberResult, community: Tally): Tally =>
  less(community, tallyAfter(NO_TALLY, NO_RESULT, mine));

/** How all members stand except one and those who paid this one. */
export const tallyOfOthers = (mine: MemberResult, community: Tally): Tally =>
  less(tallyWithout(mine, community), mine.payers);

function less(all: Tally, some: Tally): Tally {
  const rest = (of: Exclude<keyof Tally, 'net'>) => Math.max(0, all[of] - some[of]);
  return {
    members: rest('members'),
    ahead: rest('ahead'),
    behind: rest('behind'),
    unpaid: rest('unpaid'),
    net: subtract(all.net, some.net),
  };
}

/**
 * The least that others have to lose before each payer stands as well as the member does, or has got back what they paid.
 * It follows from the sum of zero: the payers can only gain what someone else lacks.
 */
export function neededForPayers({ you, payers }: WhoseMoney, { members }: Tally): Cents {
  const goal = (Math.max(you, 0) * members) as Cents;
  return subtract(goal, payers);
}
