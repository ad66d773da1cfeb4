import type { InviterRule } from '#domain/matrix/simulation/community.ts';
import type { Band } from '#domain/matrix/simulation/distribution.ts';
import type { Person } from '#domain/matrix/simulation/hundred.ts';
import type { ScenarioField, ScenarioProblem } from '#domain/matrix/simulation/read-scenario.ts';
import { feeOf, type Outcome } from '#domain/matrix/simulation/results.ts';
import {
  LIMITS,
  type MatrixChoice,
  PERIODS_OF_GROWTH,
  type Scenario,
} from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { count, exact, share, signed } from '#i18n/maths-format.ts';

/** The choices of the two rules that are no numbers, as they stand on their buttons. */
const MATRICES: readonly { readonly value: MatrixChoice; readonly label: string; readonly long: string }[] = [
  { value: 's6', label: 'S6', long: 'S6' },
  { value: 's8', label: 'S8', long: 'S8' },
  { value: 'both', label: 'Both', long: 'S6 and S8' },
  { value: 'contract', label: 'X3, X4', long: 'X3 and X4, as in the public contract' },
];

const INVITERS: readonly { readonly value: InviterRule; readonly label: string }[] = [
  { value: 'any', label: 'Anyone' },
  { value: 'newest', label: 'The newest fifth' },
];

/** The rules: their names, and their values in words. */
export const ruleText = {
  matrix: 'Matrix',
  matrices: MATRICES,
  members: 'Members',
  idlePercent: 'Join, then do nothing',
  idleHint: 'They buy level 1 and bring no one.',
  budget: 'What the others spend',
  leadersPerThousand: 'Early leaders',
  leadersHint: 'They come first, with several levels, and invite many.',
  leaderLevels: 'Levels of a leader',
  leadersInvitePercent: 'Invited by leaders',
  inviters: 'Who invites the rest',
  inviterRules: INVITERS,
  feePercent: 'Network fee',
  exactMembers: 'Members, up to 1,000,000',
  seed: 'Seed',
  perThousand: (value: number) => `${value / 10}%`,
  budgetIs: (value: number) => `$${count(value)}`,
  percent: (value: number) => `${value}%`,
} as const;

type NumberField = keyof typeof LIMITS;
const isNumber = (field: ScenarioField): field is NumberField => field in LIMITS;

function problemSentence(problem: ScenarioProblem, field: ScenarioField): string {
  if (!isNumber(field) || problem === 'not-a-choice') return `${ruleText[field]}: choose one of the list.`;
  const { least, most } = LIMITS[field];
  return `${ruleText[field]}: give a whole number, ${count(least)} to ${count(most)}.`;
}

const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  ahead: 'Ahead',
  even: 'Even',
  behind: 'Got some back',
  unpaid: 'Got nothing',
};

const scenarioSentence = (scenario: Scenario): string => {
  const { matrix, members, idlePercent, budget, leadersPerThousand, leaderLevels, leadersInvitePercent } =
    scenario;
  const leaders = `${leadersPerThousand} of 1,000 are leaders with ${leaderLevels} levels, who invite ${leadersInvitePercent} of 100`;
  const rest = scenario.inviters === 'any' ? 'anyone invites' : 'the newest fifth invites';
  const fee = scenario.feePercent === 0 ? '' : ` The network takes ${scenario.feePercent}%.`;
  return `${MATRICES.find(({ value }) => value === matrix)?.long}, ${count(members)} members. ${idlePercent} of 100 do nothing after joining; half of the others spend over $${count(budget)}. ${leaders}; ${rest} the rest.${fee} The seed ${scenario.seed} repeats this run.`;
};

/** What the page says around the island. */
export const introText = {
  title: 'How many of 100 end ahead?',
  lede: 'Simulated people join one after the other, and each pays those above.',
  needsScript: 'With JavaScript you could change the rules. This is one run, with its figures.',
} as const;

export const simulatorText = {
  wrongUrl: 'This link names rules that do not exist.',
  problem: problemSentence,

  guess: 'Your guess',
  guessIs: (said: number) => `Your guess: ${said} of 100.`,
  turn: 'Turn the tiles',
  skip: 'Skip the guess',
  waiting: 'Each tile is one in a hundred. The framed ones are your guess.',
  order: 'in the order of joining',
  ahead: (ahead: number, period?: number) =>
    `${period === undefined ? '' : `Period ${period + 1}: `}${ahead} of 100 ${ahead === 1 ? 'is' : 'are'} ahead.`,
  said: (said: number) => `You said ${said}.`,
  wall: 'The hundred, one by one',
  /** After how many of a hundred they are. */
  counted: (outcome: Outcome, _ofHundred: number) => OUTCOME_NAMES[outcome].toLowerCase(),
  person: ({ joined }: Person, members: number) => `Joined as number ${count(joined)} of ${count(members)}`,
  notYet: 'not there yet',
  money: (paid: number, received: number, feePercent: number) =>
    `paid ${plainDollars(paid)}, received ${plainDollars(received)}, result ${signed(received - paid - feeOf(paid, feePercent))}`,

  rules: 'The rules',
  more: 'More',
  reset: 'Reset',
  anotherSeed: 'Another',
  running: (done: number) => `Running: ${Math.round(done * 100)}%`,
  progress: 'Progress of the run',
  cancel: 'Cancel',
  cancelled: 'Cancelled. You still see the run before.',
  retry: 'Try again',
  scenario: scenarioSentence,

  period: 'Period',
  periodIs: (period: number, members: number) =>
    `${period + 1}: ${period < PERIODS_OF_GROWTH ? `${count(members)} members` : 'no one new'}`,
  play: 'Play',
  pause: 'Pause',

  save: 'Save',
  savePng: 'Picture (PNG)',
  saveCsv: 'All figures (CSV)',
  fileName: (extension: string) => `tessera-simulation.${extension}`,
  shareRun: 'Copy the link',
  saveFailed: 'The file could not be made.',
  tables: 'All figures as tables',
  fingerprint: 'Fingerprint (SHA-256):',
} as const;

/** A run in four figures, each with one line. */
export function keyFigures(
  result: SimulationResult,
): readonly { figure: string; what: string; more: string }[] {
  const { members, standing, firstHundredth: first, turnover, rootReceived, cycles, fees } = result;
  const part = (of: number) => share(of, members);
  const [best, ...others] = cycles;
  return [
    {
      figure: part(standing.ahead),
      what: 'end ahead',
      more: `${count(standing.ahead)} of ${count(members)}; ${count(standing.behind)} are behind.`,
    },
    {
      figure: part(standing.unpaid),
      what: 'are never paid',
      more: `${count(standing.unpaid)} members got nothing at all.`,
    },
    {
      figure: share(first.received, turnover),
      what: 'of the money goes to the first 1%',
      more: `And ${share(rootReceived, turnover)} to the account at the top. All results add up to ${signed(-fees)}.`,
    },
    {
      figure: best ? part(best.reached) : part(0),
      what: `reach the ${best?.advertisedPercent}% that ${best?.matrix} advertises`,
      more: others
        .map((each) => `${part(each.reached)} reach ${each.matrix}’s ${each.advertisedPercent}%.`)
        .join(' '),
    },
  ];
}

/** What the tables have besides the charts: every other number of a run. */
export function otherFigures(result: SimulationResult): readonly (readonly [string, string])[] {
  const { turnover, rootReceived, fees, cycles, members, refusals } = result;
  return [
    ['Paid in all', exact(turnover)],
    ['To the account at the top', exact(rootReceived)],
    ['All results', signed(-fees)],
    ['Greatest gain of a member', signed(result.greatestGain)],
    ['Greatest loss', signed(result.greatestLoss)],
    ...cycles.map(
      ({ matrix, completed }) =>
        [`Completed a cycle of ${matrix}`, `${count(completed)} (${share(completed, members)})`] as const,
    ),
    ...(refusals > 0 ? [['Purchases refused', count(refusals)] as const] : []),
  ];
}

/** E.g. `lost $10 to $100`. */
export function bandLabel({ least, most }: Band): string {
  if (least === 0 && most === 0) return 'no change';
  const [verb, near, far] = least < 0 ? ['lost', -most, -least] : ['gained', least, most];
  if (far === Number.MAX_SAFE_INTEGER) return `${verb} over ${plainDollars(near - 1)}`;
  return near <= 1
    ? `${verb} up to ${plainDollars(far)}`
    : `${verb} ${plainDollars(near - 1)} to ${plainDollars(far)}`;
}

const plainDollars = (amount: number): string => signed(amount).replace('+', '');

export const chartText = {
  money: 'When growth stops',
  history: 'Had it stopped earlier',
  distribution: 'What they end with',
  joinOrder: 'Who gets the money, by tenths in order of joining',
  growthStops: 'growth stops',
  joining: 'Newcomers',
  further: 'Upgrades out of income',
  paid: 'Paid',
  received: 'Received',
  behind: 'Behind',
  result: 'Result',
  joined: 'Joined',
  figure: 'Figure',
  value: 'Value',
  period: (period: number) => `Period ${period + 1}`,
  outcomes: OUTCOME_NAMES,
  tenth: (index: number) => ['1st', '2nd', '3rd'][index] ?? `${index + 1}th`,
  joinedBetween: ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Members ${count(first)} to ${count(last)}`,
  readOut: (chart: string) => `${chart}: read the values`,
} as const;
