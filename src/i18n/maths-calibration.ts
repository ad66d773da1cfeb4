import { CALIBRATED, PUBLISHED } from '../domain/matrix/simulation/calibration.ts';
import { queryOf } from '../domain/matrix/simulation/scenario-in-address.ts';
import { pointsApart, share } from './maths-format.ts';
import { SIMULATOR_WORDS } from './maths-simulator.ts';

const whole = (part: number): string => `${Math.round(part * 100)}%`;

/** A published figure beside that of the run. */
interface Row {
  readonly what: string;
  readonly published: string;
  readonly run: string;
  readonly deviation: string;
}

export const CALIBRATION_WORDS = {
  caption: 'Published, and in the run. Differences are in percentage points.',
  what: 'Members who',
  published: 'Published',
  run: 'Run',
  deviation: 'Off by',
  intro:
    'Can rules as simple as those of the simulator come near what was found? The run below is the nearest of 96 that were tried: the two matrices of the public contract, all rules of growth, all uses of what comes in, and six shares of members who go on. It is a fit, not a proof: it shows that such losses need no villain and no accident, not that Forsage’s members decided by these rules.',
  scenario: `${SIMULATOR_WORDS.scenario(CALIBRATED)}`,
  open: 'Open this run in the simulator',
  href: `/maths/?${queryOf(CALIBRATED)}#simulator`,
  others: (least: number, most: number, seeds: number) =>
    `With ${seeds} other seeds, ${share(least, 1)} to ${share(most, 1)} are behind.`,
} as const;

export function calibrationRows(run: { behind: number; unpaid: number }): readonly Row[] {
  const over = (bound: number, value: number): string =>
    value > bound ? `within (${pointsApart(value, bound)})` : pointsApart(value, bound);
  return [
    {
      what: 'lost money (Kell and others)',
      published: `about ${whole(PUBLISHED.lost)}`,
      run: share(run.behind, 1),
      deviation: pointsApart(run.behind, PUBLISHED.lost),
    },
    {
      what: 'got back less than they put in (US DOJ)',
      published: `over ${whole(PUBLISHED.gotLessOver)}`,
      run: share(run.behind, 1),
      deviation: over(PUBLISHED.gotLessOver, run.behind),
    },
    {
      what: 'never got a single payout (US DOJ)',
      published: `over ${whole(PUBLISHED.unpaidOver)}`,
      run: share(run.unpaid, 1),
      deviation: over(PUBLISHED.unpaidOver, run.unpaid),
    },
  ];
}
