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

/** What became of a member. One who was never paid counts as that alone, so each member has exactly one outcome. */
export const OUTCOMES = ['ahead', 'even', 'behind', 'unpaid'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the network takes of a payment, rounded to the nearest unit of money. */
export const feeOf = (paid: number, feePercent: number): number => Math.round((paid * feePercent) / 100);

export function outcomeOf(paid: number, received: number, fee: number): Outcome {
  if (received === 0) return 'unpaid';
  const result = received - paid - fee;
  return result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even';
}

/** How many members have each outcome, in the order of `OUTCOMES`. */
export function outcomesIn({ ahead, even, behind, unpaid }: Standing): readonly number[] {
  // A member whose every purchase was refused paid and received nothing: even, and never paid.
  const unpaidButEven = Math.max(0, unpaid - behind);
  return [ahead, even - unpaidButEven, behind - (unpaid - unpaidButEven), unpaid];
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

  feesOf(member: number): number {
    return feeOf(this.paidBy(member), this.#feePercent);
  }

  outcomeOf(member: number): Outcome {
    return outcomeOf(this.paidBy(member), this.receivedBy(member), this.feesOf(member));
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
