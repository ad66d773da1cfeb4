import type { Tally } from '#domain/matrix/tally.ts';

/** Counts of members by result. The root, which is the programme itself, is not a member. */
export interface Standing {
  /** Received more than they paid. */
  readonly ahead: number;
  /** Received exactly what they paid. */
  readonly even: number;
  /** Received less than they paid. */
  readonly behind: number;
  /** Never received a payment. */
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
