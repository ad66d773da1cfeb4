import type { CycleFigures } from '#domain/matrix/simulation/cycles.ts';
import type { Band } from '#domain/matrix/simulation/distribution.ts';
import type { ScenarioField, ScenarioProblem } from '#domain/matrix/simulation/read-scenario.ts';
import type { InviterRule } from '#domain/matrix/simulation/community.ts';
import {
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

const INVITERS: Readonly<Record<InviterRule, string>> = {
  any: 'Anyone who is active',
  newest: 'The newest fifth of those who are active',
};

const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const SCENARIO_OPTIONS = {
  matrix: options(MATRICES),
  inviters: options(INVITERS),
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
  idlePercent: {
    label: 'Of 100 who join, how many buy level 1 and do nothing more',
    hint: `${between('idlePercent')}. They invite no one.`,
  },
  budget: {
    label: 'What the others spend on joining, in dollars',
    hint: `The median, ${between('budget')}: half spend less, half more.`,
  },
  leadersPerThousand: {
    label: 'Early leaders, of 1,000 members',
    hint: `${between('leadersPerThousand')}. They join before all others.`,
  },
  leaderLevels: { label: 'Levels that a leader holds', hint: `${between('leaderLevels')}, of each matrix.` },
  leadersInvitePercent: {
    label: 'Of 100 newcomers, how many a leader invites',
    hint: `${between('leadersInvitePercent')}.`,
  },
  inviters: { label: 'Who invites the rest' },
  feePercent: {
    label: 'Network fee, in percent of each purchase',
    hint: `${between('feePercent')}. No member gets it.`,
  },
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

const scenarioSentence = (scenario: Scenario): string => {
  const { matrix, members, idlePercent, budget, leadersPerThousand, leaderLevels, leadersInvitePercent } =
    scenario;
  const { inviters, feePercent, seed } = scenario;
  const leaders = `${leadersPerThousand} of 1,000 are early leaders with ${leaderLevels} levels, who invite ${leadersInvitePercent} of 100 newcomers`;
  const fee = feePercent === 0 ? '' : ` The network takes ${feePercent}%.`;
  return `${MATRICES[matrix]}, ${count(members)} members. ${idlePercent} of 100 do nothing after level 1; half of the others spend over $${count(budget)}. ${leaders}. The rest are invited by: ${INVITERS[inviters].toLowerCase()}.${fee} Seed ${seed}.`;
};

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

function moneySentence({ turnover, rootReceived, fees }: SimulationResult): string {
  const top = `Members paid ${exact(turnover)} in all. ${exact(rootReceived)} of it (${share(rootReceived, turnover)}) went to the account at the top, which belongs to the programme and never pays; the rest went to members.`;
  return fees === 0
    ? `${top} With that account, all results add up to ${exact(0)}.`
    : `${top} The network took ${exact(fees)} on top. With that account, all results add up to ${signed(-fees)}.`;
}

function firstSentence({ firstHundredth: first, turnover }: SimulationResult): string {
  return `The first 1% who joined (${count(first.last)} members) received ${exact(first.received)}, ${share(first.received, turnover)} of all the money.`;
}

function stopSentence({ periods }: SimulationResult): string {
  const last = periods[PERIODS_OF_GROWTH - 1];
  const moved = exact((last?.joining ?? 0) + (last?.further ?? 0));
  return `In the last period with newcomers, ${moved} changed hands. Then no one new came, and not a cent more was paid.`;
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
