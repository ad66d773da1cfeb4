import { advertisedPercent } from './gross-percent.ts';
import { playedIn } from './scenario.ts';
import type { Simulation } from './simulation.ts';

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

export function cycleFigures(simulation: Simulation): readonly CycleFigures[] {
  const { programme, matrices } = playedIn(simulation.scenario);
  return matrices.map((matrix, played) => {
    const plan = programme.matrices[matrix];
    if (plan === undefined) throw new RangeError(`The programme has no matrix ${matrix}`);
    const percent = advertisedPercent(plan);
    return { matrix: plan.name, advertisedPercent: percent, ...count(simulation, matrix, played, percent) };
  });
}

function count(simulation: Simulation, matrix: number, played: number, percent: number) {
  const { engine, tally } = simulation.population;
  let [completed, reached] = [0, 0];
  for (let member = 2; member <= engine.members; member++) {
    if (hasCycled(simulation, member, matrix, played)) completed += 1;
    const paid = tally.paidBy(member);
    if (paid > 0 && tally.receivedBy(member) * 100 >= paid * percent) reached += 1;
  }
  return { completed, reached };
}

function hasCycled(simulation: Simulation, member: number, matrix: number, played: number): boolean {
  // Skip the unpaid majority: a completed cycle implies a payment.
  if (simulation.population.tally.receivedBy(member) === 0) return false;
  for (let level = simulation.level(member, played); level >= 1; level--) {
    if ((simulation.population.engine.box(member, matrix, level)?.cycles ?? 0) > 0) return true;
  }
  return false;
}
