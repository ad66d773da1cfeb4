import type { Tally } from '#domain/matrix/tally.ts';

/** How many members stand how. The root, which is the programme itself, is not a member. */
export interface Standing {
  /** Got more than they paid. */
  readonly ahead: number;
  /** Got exactly what they paid. */
  readonly even: number;
  /** Got less than they paid. */
  readonly behind: number;
  /** Never got a payment. */
  readonly unpaid: number;
}

/** @param last the member who joined last */
export function standingOf(tally: Tally, last: number): Standing {
  let [ahead, behind, unpaid] = [0, 0, 0];
  for (let member = 2; member <= last; member++) {
    const received = tally.receivedBy(member);
    const result = received - tally.paidBy(member);
    if (result > 0) ahead += 1;
    if (result < 0) behind += 1;
    if (received === 0) unpaid += 1;
  }
  return { ahead, even: last - 1 - ahead - behind, behind, unpaid };
}
