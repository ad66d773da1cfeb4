import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { ROOT } from '#domain/matrix/members.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import type { Tally } from '#domain/matrix/tally.ts';
import { Community } from './community.ts';
import { type CycleFigures, cycleFigures } from './cycles.ts';
import { type Band, distributionOf } from './distribution.ts';
import { Panel, type Person } from './hundred.ts';
import { Results, type Standing, standingOf } from './results.ts';
import { PERIODS_AFTER, PERIODS_OF_GROWTH, ruleOf, type Scenario } from './scenario.ts';

/** One period, and the members' results at its end. */
export interface Period {
  /** Paid on joining, in cents. */
  readonly joining: number;
  /** Paid for further levels out of what came in. */
  readonly further: number;
  readonly members: number;
  readonly standing: Standing;
}

/** Members who joined consecutively, and what they paid and received, in cents. */
interface JoinGroup {
  /** Position in the order of joining, without the root: 1 is the first. */
  readonly first: number;
  readonly last: number;
  readonly paid: number;
  readonly received: number;
  readonly ahead: number;
}

/** The results of a scenario. Money is in integer cents. */
export interface SimulationResult {
  readonly scenario: Scenario;
  /** Members who joined; fewer than intended if the programme refused some. */
  readonly members: number;
  readonly standing: Standing;
  /** The sum of all purchases, which equals the sum of all receipts. */
  readonly turnover: number;
  /** What the network took on top: lost to all members. */
  readonly fees: number;
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
  /** A hundred members who stand for all, in the order of joining; fewer if the programme refused some. */
  readonly people: readonly Person[];
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
  const community = new Community(ruleOf(scenario), mulberry32(scenario.seed));
  const results = new Results(community.tally, scenario.feePercent);
  const panel = new Panel(results);
  const periods = runPeriods(community, results, panel, report);
  return { scenario, periods, people: panel.choose(periods), ...resultsOf(community, results) };
}

function runPeriods(
  community: Community,
  results: Results,
  panel: Panel,
  report: (done: number) => void,
): readonly Period[] {
  const { rule, tally, engine } = community;
  const dueBy = (period: number) =>
    Math.round((rule.members * Math.min(period, PERIODS_OF_GROWTH)) / PERIODS_OF_GROWTH);
  return Array.from({ length: PERIODS_OF_GROWTH + PERIODS_AFTER }, (_, period) => {
    const [turnover, upgrades] = [tally.turnover, community.upgradesPaid];
    community.grow(dueBy(period + 1) - dueBy(period));
    const further = community.upgradesPaid - upgrades;
    panel.record(engine.members);
    if (period < PERIODS_OF_GROWTH) report((period + 1) / PERIODS_OF_GROWTH);
    return {
      joining: tally.turnover - turnover - further,
      further,
      members: engine.members - 1,
      standing: standingOf(results, engine.members),
    };
  });
}

function resultsOf(
  community: Community,
  results: Results,
): Omit<SimulationResult, 'scenario' | 'periods' | 'people'> {
  const { engine, tally } = community;
  const members = engine.members - 1;
  const rootReceived = tally.receivedBy(ROOT);
  const tenths = joinGroups(results, members, 10);
  assertZeroSum(tenths, rootReceived);
  return {
    members,
    standing: standingOf(results, engine.members),
    turnover: tally.turnover,
    rootReceived,
    ...extremesAndFees(results, engine.members),
    bands: distributionOf(results, engine.members),
    tenths,
    firstHundredth: groupOf(results, 1, Math.round(members / 100)),
    cycles: cycleFigures(community),
    refusals: tally.refusals,
    hash: fingerprintOf(tally, engine.members),
  };
}

/** Splits as evenly as possible. @param members who joined, without the root */
function joinGroups(results: Results, members: number, parts: number): readonly JoinGroup[] {
  const endOf = (part: number) => Math.round((members * part) / parts);
  return Array.from({ length: parts }, (_, part) => groupOf(results, endOf(part) + 1, endOf(part + 1)));
}

function groupOf(results: Results, first: number, last: number): JoinGroup {
  let [paid, received, ahead] = [0, 0, 0];
  for (let joined = first; joined <= last; joined++) {
    const member = joined + 1;
    paid += results.paidBy(member);
    received += results.receivedBy(member);
    if (results.resultOf(member) > 0) ahead += 1;
  }
  return { first, last, paid, received, ahead };
}

/** Fees aside, every payment is one member's loss and another's gain. */
function assertZeroSum(groups: readonly JoinGroup[], rootReceived: number): void {
  const sum = groups.reduce((total, { paid, received }) => total + received - paid, rootReceived);
  if (sum !== 0) throw new Error(`All results together are ${sum}, not zero`);
}

function extremesAndFees(results: Results, last: number) {
  let [greatestGain, greatestLoss, fees] = [0, 0, 0];
  for (let member = 2; member <= last; member++) {
    const result = results.resultOf(member);
    greatestGain = Math.max(greatestGain, result);
    greatestLoss = Math.min(greatestLoss, result);
    fees += results.feesOf(member);
  }
  return { greatestGain, greatestLoss, fees };
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
