import { add, subtract, ZERO } from '#domain/money/cents.ts';
import { type MemberResult, netResult, type Tally } from './results.ts';

/** Replaces one member of a tally. A member without a level counts for nothing. */
export function tallyAfter(tally: Tally, before: MemberResult, after: MemberResult): Tally {
  const change = (is: (result: MemberResult) => boolean) => Number(is(after)) - Number(is(before));
  return {
    members: tally.members + change(hasPaid),
    ahead: tally.ahead + change((result) => netResult(result) > 0),
    behind: tally.behind + change((result) => netResult(result) < 0),
    unpaid: tally.unpaid + change((result) => hasPaid(result) && result.earned === ZERO),
    net: add(tally.net, subtract(netResult(after), netResult(before))),
  };
}

const hasPaid = ({ paid }: MemberResult) => paid > 0;
