import { OUTCOMES, outcomesIn, type Results, type Standing } from './results.ts';
import { PERIODS_OF_GROWTH } from './scenario.ts';

/** A member who stands for a hundredth of all. Amounts are in cents. */
export interface Person {
  /** Position in the order of joining: 1 is the first. */
  readonly joined: number;
  /** The period in which they joined, from 0. */
  readonly since: number;
  /** What they had paid and received at the end of each period, from `since` on. */
  readonly paid: readonly number[];
  readonly received: readonly number[];
}

/** How many of the hundred join in a period of growth. */
const PER_PERIOD = 100 / PERIODS_OF_GROWTH;
/** How many members of each hundredth are followed; one of them is chosen. */
const FOLLOWED = 20;
/** How much more the last period counts: the number of those ahead there is what people read. */
const WEIGHT_OF_END = 1000;
const MOST_ROUNDS = 10;

interface Candidate extends Person {
  readonly member: number;
  readonly paid: number[];
  readonly received: number[];
  /** By period from `since`: an index of `OUTCOMES`. */
  readonly outcomes: number[];
}

/**
 * Follows some members through the periods, and chooses a hundred who stood as all members did, in every period. So a
 * drawing of them shows people of the run, each with a history, and the right number of each outcome.
 */
export class Panel {
  readonly #results: Results;
  /** One group for each hundredth. */
  readonly #groups: (readonly Candidate[])[] = [];
  #period = 0;
  #last = 1;

  constructor(results: Results) {
    this.#results = results;
  }

  /** To be called at the end of each period. @param last the member who joined last */
  record(last: number): void {
    this.#follow(last);
    for (const candidate of this.#groups.flat()) {
      candidate.paid.push(this.#results.paidBy(candidate.member));
      candidate.received.push(this.#results.receivedBy(candidate.member));
      candidate.outcomes.push(OUTCOMES.indexOf(this.#results.outcomeOf(candidate.member)));
    }
    this.#period += 1;
    this.#last = last;
  }

  #follow(last: number): void {
    const newcomers = last - this.#last;
    const endOf = (part: number) => this.#last + Math.round((newcomers * part) / PER_PERIOD);
    for (let part = 0; part < PER_PERIOD; part++) {
      const members = endOf(part + 1) - endOf(part);
      const followed = Math.min(FOLLOWED, members);
      const group = Array.from({ length: followed }, (_, nth): Candidate => {
        const member = endOf(part) + 1 + Math.floor(((nth + 0.5) * members) / followed);
        return { member, joined: member - 1, since: this.#period, paid: [], received: [], outcomes: [] };
      });
      if (followed > 0) this.#groups.push(group);
    }
  }

  /** @param periods as many as were recorded */
  choose(periods: readonly { readonly standing: Standing }[]): readonly Person[] {
    const balance = new Balance(
      periods.map(({ standing }, period) =>
        targetOf(standing, this.#groups.filter(([first]) => first && first.since <= period).length),
      ),
    );
    const chosen = this.#groups.map((group) => group[group.length >> 1] as Candidate);
    for (const candidate of chosen) balance.add(candidate, 1);
    let hasChanged = true;
    for (let round = 0; hasChanged && round < MOST_ROUNDS; round++) {
      hasChanged = false;
      for (const [nth, group] of this.#groups.entries()) {
        const current = chosen[nth] as Candidate;
        balance.add(current, -1);
        const costs = group.map((candidate) => balance.costOf(candidate));
        const least = Math.min(...costs);
        const better = costs[group.indexOf(current)] === least ? current : group[costs.indexOf(least)];
        chosen[nth] = better as Candidate;
        balance.add(better as Candidate, 1);
        if (better !== current) hasChanged = true;
      }
    }
    return chosen.map(({ joined, since, paid, received }) => ({ joined, since, paid, received }));
  }
}

/** How far the chosen members are from all members: by period, how many have each outcome too many or, below 0, too few. */
class Balance {
  readonly #excess: number[][];

  constructor(targets: readonly (readonly number[])[]) {
    this.#excess = targets.map((target) => target.map((wanted) => -wanted));
  }

  add({ since, outcomes }: Candidate, count: number): void {
    for (const [nth, outcome] of outcomes.entries()) {
      const excess = this.#excess[since + nth] as number[];
      excess[outcome] = (excess[outcome] as number) + count;
    }
  }

  /** By how much the sum of squares would grow. */
  costOf({ since, outcomes }: Candidate): number {
    return outcomes.reduce((cost, outcome, nth) => {
      const period = since + nth;
      const weight = period === this.#excess.length - 1 ? WEIGHT_OF_END : 1;
      return cost + weight * (1 + 2 * (this.#excess[period]?.[outcome] as number));
    }, 0);
  }
}

function targetOf(standing: Standing, people: number): readonly number[] {
  const counts = outcomesIn(standing);
  return people === 100 ? inHundred(counts) : sharesOf(counts).map((share) => share * people);
}

function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, each) => sum + each, 0);
  return counts.map((each) => (total === 0 ? 0 : each / total));
}

/** Counts as whole percentages that add up to 100: the largest remainders get what rounding leaves. */
export function inHundred(counts: readonly number[]): readonly number[] {
  const exact = sharesOf(counts).map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((left, right) => right.remainder - left.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
