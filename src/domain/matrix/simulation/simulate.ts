import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Tally } from '#domain/matrix/tally.ts';
import { type CycleFigures, cycleFigures } from './cycles.ts';
import { type Band, distributionOf } from './distribution.ts';
import { groupOf, type JoinGroup, joinGroups } from './join-order.ts';
import { PERIODS_OF_GROWTH, type Scenario } from './scenario.ts';
import { type Purchases, Simulation } from './simulation.ts';
import { type Standing, standingOf } from './standing.ts';

/** Periods without newcomers that are simulated at most; fewer if purchases stop before. */
const MOST_PERIODS_AFTER = 20;

/** One period, and the members' results at its end. */
export interface Period extends Purchases {
  readonly members: number;
  readonly standing: Standing;
}

/** The results of a scenario. Money is in integer cents. */
export interface SimulationResult {
  readonly scenario: Scenario;
  /** Members who joined; fewer than intended if the programme refused some. */
  readonly members: number;
  readonly standing: Standing;
  /** The sum of all purchases, which equals the sum of all receipts. */
  readonly turnover: number;
  /** Received by the account at the top, which belongs to the programme and never pays. */
  readonly rootReceived: number;
  readonly greatestGain: number;
  readonly greatestLoss: number;
  readonly bands: readonly Band[];
  /** Tenths of the members, in the order of joining. */
  readonly tenths: readonly JoinGroup[];
  /** The first hundredth. */
  readonly firstHundredth: JoinGroup;
  readonly periods: readonly Period[];
  /** Whether members still bought levels when the simulation ended. */
  readonly isUnfinished: boolean;
  readonly cycles: readonly CycleFigures[];
  /** Purchases that the programme refused because the event could not finish. */
  readonly refusals: number;
  /** SHA-256 of what every member paid and received. */
  readonly hash: string;
}

/**
 * Runs a scenario to its end.
 *
 * @param report called from time to time with the share done, from 0 to 1
 * @throws Error when money appeared or disappeared: a bug
 */
export function simulate(scenario: Scenario, report: (done: number) => void = () => {}): SimulationResult {
  const simulation = new Simulation(scenario);
  const periods = runPeriods(simulation, report);
  return resultOf(simulation, periods);
}

function runPeriods(simulation: Simulation, report: (done: number) => void): readonly Period[] {
  const { scenario, population } = simulation;
  const periods: Period[] = [];
  const run = (newcomers: number): Purchases => {
    const purchases = simulation.period(newcomers);
    const { members } = population.engine;
    periods.push({
      ...purchases,
      members: members - 1,
      standing: standingOf(population.tally, members),
    });
    return purchases;
  };
  const dueBy = (period: number) => Math.round((scenario.members * period) / PERIODS_OF_GROWTH);
  for (let period = 0; period < PERIODS_OF_GROWTH; period++) {
    run(dueBy(period + 1) - dueBy(period));
    report((period + 1) / PERIODS_OF_GROWTH);
  }
  let after = 0;
  while (after < MOST_PERIODS_AFTER && run(0).further > 0) after += 1;
  return periods;
}

function resultOf(simulation: Simulation, periods: readonly Period[]): SimulationResult {
  const { engine, tally } = simulation.population;
  const members = engine.members - 1;
  const rootReceived = tally.receivedBy(1);
  const tenths = joinGroups(tally, members, 10);
  assertZeroSum(tenths, rootReceived);
  return {
    scenario: simulation.scenario,
    members,
    standing: standingOf(tally, engine.members),
    turnover: tally.turnover,
    rootReceived,
    ...extremes(simulation),
    bands: distributionOf(tally, engine.members),
    tenths,
    firstHundredth: groupOf(tally, 1, Math.round(members / 100)),
    periods,
    isUnfinished: (periods.at(-1)?.further ?? 0) > 0,
    cycles: cycleFigures(simulation),
    refusals: tally.refusals,
    hash: fingerprintOf(tally, engine.members),
  };
}

function assertZeroSum(groups: readonly JoinGroup[], rootReceived: number): void {
  const sum = groups.reduce((total, { paid, received }) => total + received - paid, rootReceived);
  if (sum !== 0) throw new Error(`All results together are ${sum}, not zero`);
}

function extremes({ population: { engine, tally } }: Simulation) {
  let [greatestGain, greatestLoss] = [0, 0];
  for (let member = 2; member <= engine.members; member++) {
    const result = tally.receivedBy(member) - tally.paidBy(member);
    greatestGain = Math.max(greatestGain, result);
    greatestLoss = Math.min(greatestLoss, result);
  }
  return { greatestGain, greatestLoss };
}

/**
 * SHA-256, in hexadecimal, of what every member and the root paid and received, in cents: runs with the same hash had
 * the same result for everyone. Hashing this takes a fifth of the time of hashing the engine's whole state.
 */
export function fingerprintOf(tally: Tally, last: number): string {
  const amounts = new Float64Array(2 * last);
  for (let member = 1; member <= last; member++) {
    amounts[2 * (member - 1)] = tally.paidBy(member);
    amounts[2 * member - 1] = tally.receivedBy(member);
  }
  return bytesToHex(sha256(new Uint8Array(amounts.buffer)));
}
