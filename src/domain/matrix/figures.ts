import { Population, type PopulationRule } from './population.ts';
import type { Random } from './random.ts';

/** What became of a population. Shares are of its members; the root, which is the programme itself, is not one. */
export interface Figures {
  readonly members: number;
  /** Got more than they paid. */
  readonly ahead: number;
  /** Got exactly what they paid. */
  readonly even: number;
  /** Got less than they paid. */
  readonly behind: number;
  /** Never got a payment. They are among those behind. */
  readonly unpaid: number;
  /** Completed a cycle at any level, by matrix: the event that the advertised percentages are about. */
  readonly cycled: readonly number[];
  /** How many activations were refused because the event could not finish. */
  readonly refusals: number;
}

/** A whole run at once: grows a population of so many members, and counts. */
export function runFigures(rule: PopulationRule, members: number, random: Random): Figures {
  const population = new Population(rule, random);
  population.grow(members);
  return figuresOf(population);
}

/** Counts a population as it stands. @throws RangeError when nobody has joined: there are no shares of nobody */
export function figuresOf({ engine, tally }: Pick<Population, 'engine' | 'tally'>): Figures {
  const members = engine.members - 1;
  if (members === 0) throw new RangeError('Nobody has joined');
  const share = (holds: (member: number) => boolean): number => {
    let count = 0;
    for (let member = 2; member <= engine.members; member++) if (holds(member)) count += 1;
    return count / members;
  };
  const result = (member: number): number => tally.receivedBy(member) - tally.paidBy(member);
  return {
    members,
    ahead: share((member) => result(member) > 0),
    even: share((member) => result(member) === 0),
    behind: share((member) => result(member) < 0),
    unpaid: share((member) => tally.receivedBy(member) === 0),
    cycled: engine.programme.matrices.map((_, matrix) => share((member) => engine.hasCycled(member, matrix))),
    refusals: tally.refusals,
  };
}
