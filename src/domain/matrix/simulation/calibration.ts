import { GROWTH_RULES, INCOME_RULES, type Scenario } from './scenario.ts';
import { type SimulationResult, simulate } from './simulate.ts';

/**
 * Published results for Forsage. `lost`: around 88% of users (Kell and others, 2023). `gotLess` and `unpaid`: over 80%
 * got back less than they put in, over 50% never got a payout (US Department of Justice, February 2023).
 */
export const PUBLISHED = { lost: 0.88, gotLessOver: 0.8, unpaidOver: 0.5 } as const;

/** Fixed in advance, like the number of members: the search covers plausible rules only. */
const SEARCHED = {
  matrix: 'contract',
  members: 10_000,
  seed: 20230222,
} as const;
const GOES_ON_STEP = 15;

/**
 * The closest scenario among all rules of growth and income and steps of going on. A fit, not a proof: other rules may
 * come as close, and it is not known how Forsage's members really decided. `npm run matrix:calibrate` finds it again.
 */
export const CALIBRATED: Scenario = {
  ...SEARCHED,
  growth: 'preferential',
  goesOnPercent: 60,
  income: 'half',
};

export interface Fit {
  readonly scenario: Scenario;
  readonly behind: number;
  readonly unpaid: number;
  /** Total distance from the published results; 0 is an exact match. */
  readonly distance: number;
}

export function fitOf({ scenario, members, standing }: SimulationResult): Fit {
  const behind = standing.behind / members;
  const unpaid = standing.unpaid / members;
  const distance =
    Math.abs(behind - PUBLISHED.lost) +
    Math.max(0, PUBLISHED.gotLessOver - behind) +
    Math.max(0, PUBLISHED.unpaidOver - unpaid);
  return { scenario, behind, unpaid, distance };
}

/** Every scenario that is searched, nearest first. */
export function calibrate(report: (done: number) => void = () => {}): readonly Fit[] {
  const scenarios = GROWTH_RULES.flatMap((growth) =>
    INCOME_RULES.flatMap((income) =>
      goesOnSteps().map((goesOnPercent): Scenario => ({ ...SEARCHED, growth, income, goesOnPercent })),
    ),
  );
  const fits = scenarios.map((scenario, index) => {
    const fit = fitOf(simulate(scenario));
    report((index + 1) / scenarios.length);
    return fit;
  });
  return fits.sort((left, right) => left.distance - right.distance);
}

const goesOnSteps = (): readonly number[] => [0, 1, 2, 3, 4, 5].map((step) => step * GOES_ON_STEP);
