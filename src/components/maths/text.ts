import {
  CALIBRATED,
  type Comparison,
  type Figures,
  SCENARIOS_SEARCHED,
} from '#domain/matrix/simulation/calibration.ts';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import {
  ABOVE,
  OWNER,
  type Person,
  type PlaceOutcome,
  TOP,
  type WalkStep,
} from '#domain/matrix/walkthrough.ts';
import { cents } from '#domain/money/cents.ts';
import { count, share, signed } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import { simulatorText } from '#islands/simulator/text.ts';

const usd = (amount: number): string => dollars(cents(amount));

/** The names of the sample people in the example, which fit into a tile. */
export const SAMPLE_NAMES: Readonly<Record<Person, string>> = {
  [ABOVE]: 'Uri',
  [OWNER]: 'Ria',
  A: 'Ada',
  B: 'Ben',
  C: 'Cal',
  D: 'Dan',
  E: 'Eva',
  F: 'Fay',
  G: 'Gus',
  H: 'Hal',
  I: 'Ida',
  J: 'Jon',
};

const nameOf = (person: Person): string =>
  person === TOP ? 'the account at the top' : (SAMPLE_NAMES[person] ?? person);

export const outcomeText: Readonly<Record<PlaceOutcome, string>> = {
  owner: 'pays Ria',
  above: 'goes above Ria',
  're-entry': 'pays for Ria’s re-entry',
  missed: 'passes Ria by',
};

export const walkText = {
  label: (matrix: string) => `One cycle of ${matrix}, step by step`,
  people:
    'Sample people, and what each has gained or lost. The matrix is Ria’s. Above Ria is Uri, and above Uri only the programme.',
  back: 'Back',
  next: 'Next',
  again: 'Again',
  play: 'Play',
  pause: 'Pause',
  owner: 'Ria',
  higher: 'above Ria',
  ahead: 'is ahead',
  /** On a tile: the account at the top. */
  top: 'Top',
  of: (step: number, steps: number) => `Step ${step} of ${steps}`,
  drawing: (matrix: string) => `The tiles of ${matrix}: each is a person`,
  full: ({ places }: WalkStep) =>
    `The full matrix: ${[...places]
      .toSorted(([left], [right]) => left - right)
      .map(([place, { who, outcome }]) => `place ${place}, ${nameOf(who)}, ${outcomeText[outcome]}`)
      .join('; ')}.`,
  tally: ({ owner: { paid, received } }: WalkStep) => `Ria so far: ${signed(received - paid)}`,
  sum: {
    caption: (step: number) => `All together, once the matrix is full (step ${step})`,
    who: 'Who',
    paid: 'Paid',
    received: 'Received',
    result: 'Result',
    owner: 'Ria',
    newcomers: (step: WalkStep) => `${nameOf('A')} to ${nameOf(step.buyer)}`,
    higher: 'Uri and the account at the top',
    all: 'All',
  },
  usd,
  signed,
} as const;

/** E.g. `A joins`. */
export function walkTitle({ buyer, level, reentersUnder, isMissed }: WalkStep): string {
  if (buyer === OWNER) return level === 1 ? 'Ria buys level 1' : `Ria buys level ${level}`;
  if (reentersUnder) return `${nameOf(buyer)} joins: the cycle is full`;
  return isMissed ? `${nameOf(buyer)} joins: Ria misses a payment` : `${nameOf(buyer)} joins`;
}

/** Describes a step from its events. */
export function walkSentences(step: WalkStep): readonly string[] {
  const { buyer, level, price, payee, place, isMissed } = step;
  if (buyer === OWNER) return [ownPurchase(step)];
  if (step.reentersUnder) return closing(step);
  const takes = `${nameOf(buyer)} takes place ${place} and pays ${usd(price)}`;
  if (isMissed) {
    return [
      `${takes}.`,
      `Ria’s level ${level} is frozen, so the payment passes Ria by and goes to ${nameOf(payee)}.`,
    ];
  }
  const also = step.closed.map(
    (person) =>
      `It also fills the matrix of ${nameOf(person)}, which re-enters further up: that is what it pays for.`,
  );
  return [`${takes} to ${nameOf(payee)}.`, ...also];
}

function ownPurchase({ level, price, payee }: WalkStep): string {
  const paid = `Ria pays ${usd(price)} for level ${level} to ${nameOf(payee)}.`;
  return level === 1 ? `${paid} Ria is behind until others pay.` : `${paid} That thaws level ${level - 1}.`;
}

const closing = ({
  buyer,
  level,
  place,
  price,
  payee,
  reentersUnder,
  isFrozen,
  results,
}: WalkStep): readonly string[] => [
  `${nameOf(buyer)} takes place ${place}, the last. The ${usd(price)} pays for Ria’s re-entry under ${nameOf(reentersUnder ?? ABOVE)} and goes to ${nameOf(payee)}.`,
  ...(isFrozen ? [`Without level ${level + 1}, level ${level} is now frozen: payments pass Ria by.`] : []),
  standings(results),
];

function standings(results: WalkStep['results']): string {
  const people = [...results];
  const ahead = people.filter(([, result]) => result > 0).map(([person]) => nameOf(person));
  const behind = people.filter(([, result]) => result < 0).map(([person]) => nameOf(person));
  return `Ahead: ${ahead.join(', ')}. Behind: ${behind.join(', ')}.`;
}

export const calibrationText = {
  caption:
    'Published, with the tolerance that was fixed before the search; and in five runs of 10,000 members and five of 100,000. A figure agrees if all ten do.',
  all: 'The figures, side by side',
  what: 'Figure',
  published: 'Published',
  runs: 'Runs',
  agreement: 'Verdict',
  agrees: 'agrees',
  differs: 'does not agree',
  heldOut: 'not searched for',
  intro: `This is the nearest of ${count(SCENARIOS_SEARCHED)} simple communities that were tried, on the two matrices of the public contract, with a network fee. It is a fit, not a proof: it shows that such losses need no villain and no accident, not that Forsage’s members decided like this.`,
  behaviour: simulatorText.scenario(CALIBRATED),
  open: 'Open this run in the simulator',
  href: `/maths/?${queryOf(CALIBRATED)}#simulator`,
  missing:
    'Not reproduced: in which order people act. Of the late members, 6.6% referred someone before they bought anything; here no one does, because purchases come first.',
} as const;

/** A figure in words, with the unit of its values. */
const FIGURES: Readonly<Record<keyof Figures, { readonly what: string; readonly unit: 'share' | 'times' }>> =
  {
    behind: { what: 'Lost money, fees counted (Kell and others)', unit: 'share' },
    unpaid: { what: 'Never got a single payout (US DOJ)', unit: 'share' },
    paid: { what: 'Paid by a member on average, in prices of level 1', unit: 'times' },
    levels: { what: 'Levels of a member on average', unit: 'times' },
    noOnesUpline: { what: 'No one’s upline', unit: 'share' },
    largest: { what: 'Largest income of one account, of all money', unit: 'share' },
    registeredOnly: { what: 'Registered and did nothing more', unit: 'share' },
    brokeEven: { what: 'Broke even or better', unit: 'share' },
  };

interface CalibrationRow {
  readonly what: string;
  readonly published: string;
  readonly runs: string;
  readonly agrees: boolean;
  readonly isHeldOut: boolean;
}

/** @param runs the same figure of each run */
export function calibrationRow(runs: readonly Comparison[]): CalibrationRow {
  const { figure, least, most, isHeldOut } = runs[0] as Comparison;
  const { what, unit } = FIGURES[figure];
  const written = (value: number) => (unit === 'share' ? share(value, 1) : value.toFixed(2));
  const values = runs.map(({ value }) => value);
  const bound = most === 1 ? `over ${written(least)}` : least === 0 ? `under ${written(most)}` : null;
  return {
    what,
    published: bound ?? `${written((least + most) / 2)} ± ${written((most - least) / 2)}`,
    runs: `${written(Math.min(...values))} to ${written(Math.max(...values))}`,
    agrees: runs.every(({ agrees }) => agrees),
    isHeldOut,
  };
}

export const levelTableText = {
  all: 'All twelve prices',
  level: 'Level',
  price: 'Price',
  upToHere: 'All levels up to here',
} as const;

export const packageTableText = {
  title: (members: number) =>
    `${count(members)} simulated people each buy the package. Who gets what it advertises?`,
  offer: (name: string, amount: string, percent: number, wouldBe: string) =>
    `${name}, ${amount}: ${percent}%, or ${wouldBe}`,
  ofHundred: (reached: number) => `${reached} of 100`,
  note: 'Each tile is 1 in 100. They join as in the run that comes near, and spend the package on levels, from the first up. Counted are those who got back what they spent and the advertised percentage on top. Most of the others lost.',
} as const;
