import { Population, type PopulationRule } from '#domain/matrix/population.ts';
import type { Random } from '#domain/matrix/random.ts';

/** The results of a population. Shares are of its members; the root, which is the programme itself, is not a member. */
export interface Figures {
  readonly members: number;
  /** Received more than they paid. */
  readonly ahead: number;
  /** Received exactly what they paid. */
  readonly even: number;
  /** Received less than they paid. */
  readonly behind: number;
  /** Never received a payment. Included in `behind`. */
  readonly unpaid: number;
  /** By matrix, the members who completed a cycle at any level: the event that the advertised percentages are about. */
  readonly cycled: readonly number[];
  /** Number of activations refused because the event could not finish. */
  readonly refusals: number;
}

/** A whole run: grows a population of this size and counts. */
export function runFigures(rule: PopulationRule, members: number, random: Random): Figures {
  const population = new Population(rule, random);
  population.grow(members);
  return figuresOf(population);
}

/** Counts a population as it is. @throws RangeError when it has no members: there are no shares of none */
export function figuresOf({ engine, tally }: Pick<Population, 'engine' | 'tally'>): Figures {
  const members = engine.members - 1;
  if (members === 0) throw new RangeError('The population has no members');
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
