import { ROOT } from '#domain/matrix/members.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community } from './community.ts';
import { Results, standingOf } from './results.ts';
import { INVITER_RULES, ruleOf, type Scenario } from './scenario.ts';

/** What is compared: shares of the members, of all payments, or multiples of level 1's price. */
export interface Figures {
  /** Received less than they paid, fees included. */
  readonly behind: number;
  /** Never received a payment. */
  readonly unpaid: number;
  /** Paid by a member on average, in prices of level 1. */
  readonly paid: number;
  /** Held by a member on average, in both matrices together. */
  readonly levels: number;
  /** Had no one below them in any matrix. */
  readonly noOnesUpline: number;
  /** Bought nothing but what registration brings. */
  readonly registeredOnly: number;
  /** The account with the largest income, or the programme's own, received this share of all payouts. */
  readonly largest: number;
  /** Received what they paid or more, fees included. */
  readonly brokeEven: number;
}

/** A published figure and how near a run has to come; a bound (“over 50%”) ends at 0 or 1. */
export interface Target {
  readonly figure: keyof Figures;
  readonly least: number;
  readonly most: number;
  /** Compared only: the search does not look at it. */
  readonly isHeldOut: boolean;
}

const around = (figure: keyof Figures, value: number, tolerance: number): Target => ({
  figure,
  least: value - tolerance,
  most: value + tolerance,
  isHeldOut: false,
});

/**
 * What is published about Forsage, with tolerances that were stated before the search. Sources, by figure: `behind` Kell,
 * Yousaf, Allen, Meiklejohn and Juels, FC 2023. `unpaid` US Department of Justice, February 2023. `paid`, `levels` and
 * `noOnesUpline` computed from initc3/forsage, which counts 3,266,722 transactions, 721,924.45 ETH and 1,041,879 addresses
 * up to 14 January 2021, 611,795 of them somebody's upline. `largest` its histogram of net profit. `registeredOnly` and
 * `brokeEven` ingo-weber/dapp-data: 13,641 of 30,145 late traces end at registration, 5,448 of 42,738 ids broke even.
 */
export const TARGETS: readonly Target[] = [
  around('behind', 0.88, 0.02),
  { figure: 'unpaid', least: 0.5, most: 1, isHeldOut: false },
  around('paid', 27.7, 2.77),
  around('levels', 4.14, 0.4),
  around('noOnesUpline', 0.413, 0.04),
  around('registeredOnly', 0.453, 0.04),
  { figure: 'largest', least: 0, most: 0.02, isHeldOut: false },
  { ...around('brokeEven', 0.127, 0.02), isHeldOut: true },
];

/** Fees were 5.44% of income: 39,650.25 of 728,720.65 ETH (ingo-weber/dapp-data), in whole percent. */
const FEE_PERCENT = 5;

const SEARCHED = { matrix: 'contract', members: 10_000, feePercent: FEE_PERCENT, seed: 20230222 } as const;

/** Every combination is tried. The lists were widened until the nearest scenario stood at the end of none. */
const GRID = {
  idlePercent: [18, 22, 26, 30, 34, 38],
  budget: [30, 40, 50, 60],
  leadersPerThousand: [10, 15, 20, 25, 30],
  leaderLevels: [7, 8, 9, 10],
  leadersInvitePercent: [30, 40, 50, 60],
  inviters: INVITER_RULES,
} as const;

/** The nearest scenario of the grid. `npm run matrix:calibrate` finds it again. */
export const CALIBRATED: Scenario = {
  ...SEARCHED,
  idlePercent: 22,
  budget: 40,
  leadersPerThousand: 15,
  leaderLevels: 9,
  leadersInvitePercent: 50,
  inviters: 'any',
};

/** A published figure beside a run's. */
export interface Comparison extends Target {
  readonly value: number;
  readonly agrees: boolean;
  /** From the published figure, where 1 is the edge of what agrees. Of a bound: 0 within it, infinite beyond. */
  readonly distance: number;
}

export interface Fit {
  readonly scenario: Scenario;
  readonly comparisons: readonly Comparison[];
  /** The largest distance of a figure that is not held out: up to 1, all of them agree. */
  readonly distance: number;
}

/** Runs a scenario of the contract and compares it with what is published. */
export function fitOf(scenario: Scenario): Fit {
  const figures = figuresOf(scenario);
  const comparisons = TARGETS.map((target): Comparison => {
    const value = figures[target.figure];
    const distance = distanceOf(value, target);
    return { ...target, value, agrees: distance <= 1, distance };
  });
  const searched = comparisons.filter(({ isHeldOut }) => !isHeldOut);
  return { scenario, comparisons, distance: Math.max(...searched.map(({ distance }) => distance)) };
}

function distanceOf(value: number, { least, most }: Target): number {
  const isBound = least === 0 || most === 1;
  if (isBound) return value >= least && value <= most ? 0 : Number.POSITIVE_INFINITY;
  const middle = (least + most) / 2;
  return Math.abs(value - middle) / (most - middle);
}

/** @throws RangeError when the scenario is not one of the contract: nothing is published about others */
export function figuresOf(scenario: Scenario): Figures {
  if (scenario.matrix !== 'contract') throw new RangeError(`Nothing is published about ${scenario.matrix}`);
  const community = new Community(ruleOf(scenario), mulberry32(scenario.seed));
  community.grow(scenario.members);
  const { engine, tally, rule } = community;
  const results = new Results(tally, scenario.feePercent);
  const members = engine.members - ROOT;
  const standing = standingOf(results, engine.members);
  let [levels, noOnesUpline, registeredOnly] = [0, 0, 0];
  let largest = tally.receivedBy(ROOT);
  for (let member = ROOT + 1; member <= engine.members; member++) {
    const held = rule.matrices.reduce((sum, _, played) => sum + community.level(member, played), 0);
    levels += held;
    if (held === rule.matrices.length) registeredOnly += 1;
    if (!community.isUpline(member)) noOnesUpline += 1;
    largest = Math.max(largest, tally.receivedBy(member));
  }
  return {
    behind: standing.behind / members,
    unpaid: standing.unpaid / members,
    paid: tally.turnover / members / (rule.programme.prices[0] as number),
    levels: levels / members,
    noOnesUpline: noOnesUpline / members,
    registeredOnly: registeredOnly / members,
    largest: largest / tally.turnover,
    brokeEven: (standing.ahead + standing.even) / members,
  };
}

/** Every scenario of the grid, nearest first. @param report called with the share done, from 0 to 1 */
export function calibrate(report: (done: number) => void = () => {}): readonly Fit[] {
  const scenarios = scenariosOf(GRID);
  const fits = scenarios.map((scenario, index) => {
    const fit = fitOf(scenario);
    report((index + 1) / scenarios.length);
    return fit;
  });
  return fits.sort((left, right) => left.distance - right.distance);
}

function scenariosOf(grid: typeof GRID): readonly Scenario[] {
  const fields = Object.entries(grid) as [keyof typeof GRID, readonly (number | string)[]][];
  const none: readonly Partial<Scenario>[] = [{}];
  const varied = fields.reduce(
    (scenarios, [field, values]) =>
      scenarios.flatMap((scenario) => values.map((value) => ({ ...scenario, [field]: value }))),
    none,
  );
  return varied.map((each) => ({ ...CALIBRATED, ...each }));
}

/** How many scenarios the grid has. */
export const SCENARIOS_SEARCHED = Object.values(GRID).reduce((count, values) => count * values.length, 1);
