import type { CycleFigures } from '#domain/matrix/simulation/cycles.ts';
import type { Band } from '#domain/matrix/simulation/distribution.ts';
import type { ScenarioField, ScenarioProblem } from '#domain/matrix/simulation/read-scenario.ts';
import {
  type GROWTH_RULES,
  type IncomeRule,
  LIMITS,
  type MatrixChoice,
  PERIODS_OF_GROWTH,
  type Scenario,
} from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { count, exact, share, signed } from '#i18n/maths-format.ts';

const MATRICES: Readonly<Record<MatrixChoice, string>> = {
  s6: 'S6',
  s8: 'S8',
  both: 'S6 and S8',
  contract: 'X3 and X4, as in the public contract',
};

const GROWTH: Readonly<Record<(typeof GROWTH_RULES)[number], string>> = {
  uniform: 'Anyone invites the next, with equal chance',
  preferential: 'Members who have invited many invite more',
  star: 'Nine in ten join at the very top',
  chain: 'A line: nearly everyone is invited by the newest',
};

const INCOME: Readonly<Record<IncomeRule, string>> = {
  keep: 'Keep it',
  half: 'Every second member buys the next level with it',
  reinvest: 'Everyone buys the next level with it',
  reopen: 'Buy the next level when theirs freezes',
};

const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const SCENARIO_OPTIONS = {
  matrix: options(MATRICES),
  growth: options(GROWTH),
  income: options(INCOME),
} as const;

type NumberField = keyof typeof LIMITS;
const isNumber = (field: ScenarioField): field is NumberField => field in LIMITS;
const between = (field: NumberField) => `${count(LIMITS[field].least)} to ${count(LIMITS[field].most)}`;

const FIELDS = {
  matrix: { label: 'Matrix' },
  members: {
    label: 'Members who join before growth stops',
    hint: `A whole number from ${between('members')}.`,
  },
  growth: { label: 'Who invites the next member' },
  goesOnPercent: {
    label: 'Of 100 who buy a level on joining, how many buy the next at once',
    hint: `${between('goesOnPercent')}. With 0, all begin with level 1 alone.`,
  },
  income: { label: 'What members do with what comes in' },
  seed: {
    label: 'Seed',
    hint: 'Any whole number. The same seed gives the same run; another one shows what is chance.',
  },
} as const;

function errorSentence(error: ScenarioProblem, field: ScenarioField): string {
  const { label } = FIELDS[field];
  if (!isNumber(field) || error === 'not-a-choice') return `${label}: choose one of the list.`;
  if (error === 'not-a-whole-number') return `${label}: give a whole number, ${between(field)}.`;
  return error === 'too-few'
    ? `${label}: give ${count(LIMITS[field].least)} or more.`
    : `${label}: give ${count(LIMITS[field].most)} or less.`;
}

export const scenarioFormText = {
  fields: FIELDS,
  error: errorSentence,
  submit: 'Run the simulation',
  sending: 'Running…',
} as const;

const scenarioSentence = ({ matrix, members, growth, goesOnPercent, income, seed }: Scenario): string =>
  `${MATRICES[matrix]}, ${count(members)} members. ${GROWTH[growth]}. Of 100 who buy a level on joining, ${goesOnPercent} buy the next at once. What comes in: ${INCOME[income].toLowerCase()}. Seed ${seed}.`;

export const simulatorText = {
  title: 'Try it with a million people',
  lede: 'Let people join by rules of your choice, and see who is ahead in the end. Every payment is made by the engine that runs the members’ area, in your own browser; nothing is sent anywhere.',
  needsScript:
    'To change these settings the page needs JavaScript. Without it you see one run, which was made when this page was built.',
  wrongUrl: 'The address of this page names a run that the simulator cannot do. You see the standard one.',
  settings: 'The rules of the run',
  running: (done: number) => `Running: ${Math.round(done * 100)}%`,
  progress: 'Progress of the run',
  cancel: 'Cancel',
  cancelled: 'Cancelled. You still see the run before.',
  finished: ({ members, standing }: SimulationResult) =>
    `Done. Of ${count(members)} members, ${count(standing.behind)} are behind.`,
  results: 'What became of them',
  scenario: scenarioSentence,
  share: 'A link to this run:',
  shareRun: 'Copy the link to this run',
  shareDone: 'Link copied',
  saveCsv: 'Save all figures as CSV',
  savePng: (chart: string) => `Save as PNG: ${chart}`,
  savePngShort: 'Save as PNG',
  saveFailed: 'The browser could not make the picture. The table below has the same figures.',
  table: 'The figures as a table',
  fingerprint: 'Fingerprint of the run (SHA-256 of what everyone paid and received):',
} as const;

/** The whole result in sentences with exact numbers. */
export function resultSentences(result: SimulationResult): readonly string[] {
  return [
    standingSentence(result),
    moneySentence(result),
    firstSentence(result),
    stopSentence(result),
    ...result.cycles.map((cycles) => cycleSentence(cycles, result.members)),
    extremesSentence(result),
    ...refusalSentences(result),
  ];
}

function standingSentence({ members, standing: { ahead, even, behind, unpaid } }: SimulationResult): string {
  const part = (of: number) => `${count(of)} (${share(of, members)})`;
  return `Of ${count(members)} members, ${part(ahead)} are ahead, ${part(even)} have exactly what they paid, and ${part(behind)} are behind. ${part(unpaid)} were never paid at all.`;
}

function moneySentence({ turnover, rootReceived }: SimulationResult): string {
  return `Members paid ${exact(turnover)} in all. ${exact(rootReceived)} of it (${share(rootReceived, turnover)}) went to the account at the top, which belongs to the programme and never pays; the rest went to members. With that account, all results add up to ${exact(0)}.`;
}

function firstSentence({ firstHundredth: first, turnover }: SimulationResult): string {
  return `The first 1% who joined (${count(first.last)} members) received ${exact(first.received)}, ${share(first.received, turnover)} of all the money.`;
}

function stopSentence({ periods, isUnfinished }: SimulationResult): string {
  const after = periods.slice(PERIODS_OF_GROWTH).filter(({ further }) => further > 0);
  const last = periods[PERIODS_OF_GROWTH - 1];
  const before = `In the last period with newcomers, ${exact((last?.joining ?? 0) + (last?.further ?? 0))} changed hands.`;
  if (after.length === 0) return `${before} Then no one new came, and not a cent more was paid.`;
  const still = after.reduce((sum, { further }) => sum + further, 0);
  const end = isUnfinished ? 'and the run ends there' : 'then nothing';
  return `${before} Then no one new came. For ${count(after.length)} more ${after.length === 1 ? 'period' : 'periods'} members bought levels from one another, ${exact(still)} in all, ${end}.`;
}

function cycleSentence({ matrix, advertisedPercent, completed, reached }: CycleFigures, members: number) {
  return `${matrix} is advertised with ${advertisedPercent}% for a full cycle. ${count(completed)} members (${share(completed, members)}) completed at least one. ${count(reached)} (${share(reached, members)}) got ${advertisedPercent}% or more of all that they had paid.`;
}

const extremesSentence = ({ greatestGain, greatestLoss }: SimulationResult): string =>
  `The greatest gain of a member is ${signed(greatestGain)}, the greatest loss ${signed(greatestLoss)}.`;

const refusalSentences = ({ refusals }: SimulationResult): readonly string[] =>
  refusals === 0
    ? []
    : [
        `${count(refusals)} purchases were refused because they would have set off a chain without an end; no one paid for them.`,
      ];

/** E.g. `lost $10.01 to $100`; short enough for the side of a chart. */
export function bandLabel({ least, most }: Band): string {
  if (least === 0 && most === 0) return 'no change';
  const [verb, near, far] = least < 0 ? ['lost', -most, -least] : ['gained', least, most];
  if (far === Number.MAX_SAFE_INTEGER) return `${verb} over ${plainDollars(near - 1)}`;
  return `${verb} up to ${plainDollars(far)}`;
}

const plainDollars = (amount: number): string => signed(amount).replace('+', '');
