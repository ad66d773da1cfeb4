import { advertisedPercent } from './gross-percent.ts';
import type { Community } from './community.ts';

/** What is advertised of a matrix, and for how many members it came true. */
export interface CycleFigures {
  readonly matrix: string;
  /** Gross, for one full cycle, in percent of the level's price. */
  readonly advertisedPercent: number;
  /** Members who completed a cycle at any level. */
  readonly completed: number;
  /** Members who received that percentage, or more, of all that they paid. */
  readonly reached: number;
}

export function cycleFigures(community: Community): readonly CycleFigures[] {
  const { programme, matrices } = community.rule;
  return matrices.map((matrix, played) => {
    const plan = programme.matrices[matrix];
    if (plan === undefined) throw new RangeError(`The programme has no matrix ${matrix}`);
    const percent = advertisedPercent(plan);
    return { matrix: plan.name, advertisedPercent: percent, ...count(community, matrix, played, percent) };
  });
}

function count(community: Community, matrix: number, played: number, percent: number) {
  const { engine, tally } = community;
  let [completed, reached] = [0, 0];
  for (let member = 2; member <= engine.members; member++) {
    if (hasCycled(community, member, matrix, played)) completed += 1;
    const paid = tally.paidBy(member);
    if (paid > 0 && tally.receivedBy(member) * 100 >= paid * percent) reached += 1;
  }
  return { completed, reached };
}

function hasCycled(community: Community, member: number, matrix: number, played: number): boolean {
  // Skip the unpaid majority: a completed cycle implies a payment.
  if (community.tally.receivedBy(member) === 0) return false;
  for (let level = community.level(member, played); level >= 1; level--) {
    if ((community.engine.box(member, matrix, level)?.cycles ?? 0) > 0) return true;
  }
  return false;
}
