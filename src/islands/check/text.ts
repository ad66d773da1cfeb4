import { PAGE_NUMBERS } from '#i18n/language.ts';
import { type Growth, MOST_YEARS, monthOf } from '#domain/offer/growth.ts';
import type { Claim, Period, PromiseKind } from '#domain/offer/offer.ts';
import type { OfferErrors, OfferField, OfferProblem } from '#domain/offer/read-offer.ts';
import { plainNumber } from '#domain/text/plain-number.ts';
import { count } from '#i18n/maths-format.ts';
import { numberFormat } from '#i18n/number-format.ts';
import type { Answer, Outgrowth, People, Verdict } from './model.ts';

const PROMISES: Readonly<Record<PromiseKind, string>> = {
  rate: 'A return, in percent',
  multiple: 'My money back, several times',
  recruits: 'A sum for each person I bring',
  matrix: 'A matrix that pays when full',
};

const PERIOD_NAMES: Readonly<Record<Period, string>> = { day: 'day', week: 'week', month: 'month' };

const CLAIM_LABELS: Readonly<Record<Claim, string>> = {
  'guaranteed-return': 'It is guaranteed',
  'pay-to-be-paid': 'I must pay before I am paid',
  'withdrawal-fee': 'A withdrawal costs a fee',
  urgency: 'I should decide fast',
  'small-withdrawal': 'A first small withdrawal worked',
};

const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** A date stays on one line. */
const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');

export const checkText = {
  needsScript: 'The answer needs JavaScript. The questions, the warning signs and the offices below do not.',
  examples: 'Try an example:',
  own: 'Tessera’s own',
  promises: options(PROMISES),
  periods: options(PERIOD_NAMES),
  claims: options(CLAIM_LABELS),
  labels: {
    cost: 'What I pay to join',
    promise: 'What I am promised',
    percent: 'Percent',
    per: 'per',
    times: 'How many times',
    sum: 'For each person',
    bring: 'People I must bring',
    wide: 'Places wide',
    deep: 'Lines deep',
    pays: 'A full one pays',
    country: 'Where members live',
    for: 'For so many days, weeks or months',
    months: 'After so many months',
    fee: 'Fees, in percent',
    members: 'Members so far',
    said: 'I was told',
  } satisfies Record<OfferField | 'country', string>,
  more: 'More that I was told',
  bringHint: 'Leave it empty if none',
  membersHint: '1,000 if you do not know',
  live: 'The answer appears as you type. Any currency will do.',
  answer: 'What follows',
  waiting: '100 people join. Fill in the numbers, or press an example.',
  ofHundred: (people: number) => `${people} of 100`,
  why: 'This is of all who ever join: however lucky they are, members get only what members pay, unless money comes from outside.',
  today: '100 who join today',
  can: 'Can get it',
  cannot: 'Cannot get it',
  others: 'Others who join after them',
  growth: 'How fast it must grow',
  copy: 'Copy the link',
  copied: 'Copied',
  print: 'Print',
  maths: 'The arithmetic',
  paid: 'I have paid already',
  paidHint: 'What helps now, and what does not',
  time: 'How long it is paid',
  times: [
    { years: 0.25, label: '3 months' },
    { years: 1, label: '1 year' },
    { years: 3, label: '3 years' },
  ],
  signs: 'Warning signs',
  signsCounted: 'Only signs that follow from your answers are counted.',
  signsHint: 'In the words of authorities, each with the day on which we read it.',
  inOffer: 'In this offer',
  original: (language: string) => `The original, in ${language}`,
  readOn: (authority: string, day: string) => `${authority} · ${unbroken(day)}`,
  next: 'What to do next',
  ask: 'Ask',
  offices: 'Look it up, report it',
  lookUp: 'Look the company up',
  report: 'Report',
  source: (day: string) => `Source, ${unbroken(day)}`,
  populations: (year: number) => `People per country: World Bank, ${year}.`,
} as const;

/** For the examples: what is advertised, and what became of it in the run of the maths page. */
export const exampleText = {
  usual: { daily: '1% a day', double: 'Double in 90 days', recruits: 'Bring 2, get $15' },
  cost: (amount: string) => `for ${amount}`,
  offer: (percent: number, amount: string) => `${percent}% on\u00a0${amount}`,
  matrix: (percent: number) => `Advertised: ${percent}%.`,
  package: (percent: number, amount: string) => `Advertised: ${percent}%, or ${amount}.`,
  /** After how many of a hundred. */
  reached: (_ofHundred: number) => 'got what is advertised, in a simulated run.',
} as const;

export const verdictText: Readonly<Record<Verdict, string>> = {
  'no-gain': 'You are promised no more than you pay.',
  numbers: 'What members pay cannot keep this promise to all of them.',
  signs: 'The numbers alone say little. The warning signs say more.',
  nothing:
    'Nothing in these numbers speaks against it, but they do not show where the money comes from. Look the company up before you pay.',
};

const shares = numberFormat(PAGE_NUMBERS, { style: 'percent', maximumSignificantDigits: 3 });
const factors = numberFormat(PAGE_NUMBERS, { maximumSignificantDigits: 3 });

/** @param others how many join after them: those of today wait for their money */
export function todaySentence(gold: number, others: number): string {
  if (gold === 100) return 'All of them get it.';
  if (others === 0) {
    return gold === 0
      ? 'If no one joins after them, none of these 100 gets it.'
      : `If no one joins after them, ${gold} of these 100 get it, at most.`;
  }
  const after = `With ${count(others)} after them,`;
  return gold === 0
    ? `${after} none of these 100 gets it yet.`
    : `${after} ${gold} of these 100 get it, at most.`;
}

/** A sentence: the figure leads, with what stands before and after it. */
export const mostText = ({ most, offer }: Answer) => ({
  before: most === 0 ? 'Not even' : 'At most',
  figure: checkText.ofHundred(most || 1),
  after: `${most > 1 ? 'get' : 'gets'} ${promisedText(offer)}.`,
});

/** What a rate promises depends on how long it is paid, and the person may not have said. */
function promisedText({ promise }: Answer['offer']): string {
  if (promise.kind !== 'rate') return 'what is promised';
  const { periods, period } = promise;
  const time =
    periods === null
      ? 'one year’s'
      : `${count(periods)} ${PERIOD_NAMES[period]}${periods === 1 ? '’s' : 's’'}`;
  return `their money and ${time} return`;
}

export const othersText = (others: number): string => (others === 0 ? 'no one' : count(others));

/** How many have to come for those of today, and then for these. */
export function neededSentence({ needed }: Answer, { world }: People): string {
  if (needed === 0) return 'Their own payments are enough.';
  if (needed > world) return 'For all 100, more others must pay than there are people.';
  return `For all 100, ${count(needed)} others must pay. Each of these then needs others too.`;
}

const growthOf = (growth: Growth): string =>
  growth.kind === 'compound'
    ? `By ${shares().format(growth.share)} every ${PERIOD_NAMES[growth.period]}.`
    : `Each round of new members must be ${factors().format(growth.factor)} times the one before.`;

function stepOf(growth: Growth, steps: number): string {
  if (steps === 0) return 'from the start';
  return growth.kind === 'compound'
    ? `in month ${count(monthOf(steps, growth.period))}`
    : `in round ${count(steps)}`;
}

/** E.g. `By 35% every month. From 1,000 members, it outgrows Italy in month 37 and the world in month 53.` */
export function growthSentence(
  { growth, country, world }: Outgrowth,
  members: number,
  people: People,
): string {
  const isWorld = people.country.number === people.world;
  const passed = [
    ...(country === null || isWorld ? [] : [`${people.country.name} ${stepOf(growth, country)}`]),
    ...(world === null ? [] : [`the world ${stepOf(growth, world)}`]),
  ];
  const until =
    passed.length === 0
      ? `There are enough people for that for ${MOST_YEARS} years.`
      : `From ${count(members)} members, it outgrows ${passed.join(' and ')}.`;
  return `${growthOf(growth)} ${until}`;
}

export const noGrowthSentence = 'It need not: what members pay in is enough.';

export const signsSentence = (signs: number): string =>
  signs === 0
    ? 'No warning sign in what you answered'
    : signs === 1
      ? '1 warning sign'
      : `${signs} warning signs`;

/** The whole answer for those who hear it. How many can get it does not matter where no one gains by it. */
export const heardAnswer = (answer: Answer): string =>
  [
    verdictText[answer.verdict],
    ...(answer.verdict === 'no-gain' ? [] : Object.values(mostText(answer))),
    `${signsSentence(answer.signs.length)}.`,
  ].join(' ');

const PROBLEMS: Readonly<Record<OfferProblem, string>> = {
  required: 'Give a number.',
  'not-a-number': 'This is not a number. Write it in digits, like 250.',
  negative: 'Give a number without a minus.',
  'misplaced-marks': 'Check the points and commas, like 1500 or 1500.50.',
  ambiguous: 'This can be read in two ways. Write 1500 without a mark, or 1.50 with two decimals.',
  'too-many-decimals': 'Give at most eight decimals.',
  'too-large': 'That is more than there can be. Check the number.',
  'not-a-whole-number': 'Give a whole number, like 12.',
  'too-small': 'Give a larger number.',
  'not-a-choice': 'Choose one of the list.',
};

/** @param typed what was typed: an amount with two readings is asked back */
export function problemSentence(problem: OfferProblem, typed = ''): string {
  if (problem !== 'ambiguous' || typed === '') return PROBLEMS[problem];
  const digits = plainNumber(typed).replaceAll(/\D/g, '');
  return `Do you mean ${count(Number(digits))}? Then write ${digits}. If not, write two decimals.`;
}

/** The first problem for those who hear it; empty if there is none. */
export function heardProblem(errors: OfferErrors): string {
  const [found] = Object.entries(errors) as [OfferField, OfferProblem][];
  return found ? `${checkText.labels[found[0]]}: ${problemSentence(found[1])}` : '';
}
