import type { Tally } from '#domain/matrix/tally.ts';

/** Counts of members by result. The root, which is the programme itself, is not a member. */
export interface Standing {
  /** Received more than they paid, fees included. */
  readonly ahead: number;
  /** Received exactly what they paid. */
  readonly even: number;
  /** Received less than they paid. */
  readonly behind: number;
  /** Never received a payment. */
  readonly unpaid: number;
}

/** What members paid and received, and what the network took of each payment on top. */
export class Results {
  readonly #tally: Tally;
  readonly #feePercent: number;

  constructor(tally: Tally, feePercent: number) {
    this.#tally = tally;
    this.#feePercent = feePercent;
  }

  paidBy(member: number): number {
    return this.#tally.paidBy(member);
  }

  receivedBy(member: number): number {
    return this.#tally.receivedBy(member);
  }

  /** Rounded to the nearest unit of money. */
  feesOf(member: number): number {
    return Math.round((this.paidBy(member) * this.#feePercent) / 100);
  }

  /** What a member gained, or below zero lost. */
  resultOf(member: number): number {
    return this.receivedBy(member) - this.paidBy(member) - this.feesOf(member);
  }
}

/** @param last the member who joined last */
export function standingOf(results: Results, last: number): Standing {
  let [ahead, behind, unpaid] = [0, 0, 0];
  for (let member = 2; member <= last; member++) {
    const result = results.resultOf(member);
    if (result > 0) ahead += 1;
    if (result < 0) behind += 1;
    if (results.receivedBy(member) === 0) unpaid += 1;
  }
  return { ahead, even: last - 1 - ahead - behind, behind, unpaid };
}
