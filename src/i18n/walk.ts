import type { Place } from '#domain/community/walk.ts';
import { wholeNumber } from './format.ts';

const PLACES: Readonly<Record<Place, string>> = {
  first: 'One of the first ten',
  late: 'Number 900\u00a0of\u00a01,000',
  last: 'One of the last',
};

const days = (count: number): string => (count === 1 ? '1 day' : `${wholeNumber(count)} days`);

/** A community in which time passes. */
export const walkText = {
  title: 'Walk through a community',
  intro: 'It grows for 20 months, then no one joins any more. Where do you come in?',
  places: PLACES,
  placeHints: {
    first: 'Month 1: nearly all come after you.',
    late: 'Month 18: 100 come after you.',
    last: 'Month 20: hardly anyone after you.',
  } satisfies Readonly<Record<Place, string>>,
  start: 'Start here',
  monthBar: 'A bar is a month of 30 days:',
  monthKey: { joining: 'you join', before: 'before you', growth: 'after you', after: 'no one joins' },
  samples: 'Everyone else in it is a sample, not a person.',
  loading: 'The community grows up to your day…',
  seed: 'Seed',
  chooseSeed: 'Another community, by its seed',
  otherWays: 'Other ways to begin',
  seedHint: 'A whole number. The same seed gives the same community.',
  wrongSeed: 'Enter a whole number from 0 to 4,294,967,295.',

  own: (place: Place) => `Your walk: ${PLACES[place].toLowerCase()}`,
  others: 'The community in this browser',
  joined: (joined: number, members: number) =>
    `${wholeNumber(joined)} of ${wholeNumber(members)} have joined`,
  growthEnded: 'Growth is over: no one joins any more',
  isOver: 'It is over: no one is left to pay you.',
  months: 'Months of growth, and four after it',
  nextDay: 'Next day',
  nextMonth: 'Next month',
  play: 'Let time pass',
  pause: 'Pause',
  passed: (count: number, joined: number, earned: string | null, missed: string | null) => {
    const newcomers = joined === 0 ? 'no one' : wholeNumber(joined);
    const lost = missed === null ? '' : `, missed ${missed}`;
    return `${days(count)}: ${newcomers} joined, you earned ${earned ?? 'nothing'}${lost}.`;
  },
  gift: (amount: string) => `Pay in ${amount} of test money`,
  giving: 'Crediting…',
  noMoney: 'You have no money yet.',

  toResult: 'See the result',
  aheadAtEnd: (ahead: number, members: number) =>
    `Of the ${wholeNumber(members)} others with a level, ${ahead === 0 ? 'none' : wholeNumber(ahead)} got more than they paid for levels.`,
  otherPlace: 'Try another place',
  endsAhead: (amount: string) => `You are ${amount} ahead`,
  endsBehind: (amount: string) => `You are ${amount} behind`,
  endsEven: 'You got back what you put in',
  endsWithout: 'You put nothing in',
  ahead: 'What you gained, others in the community lost.',
  behind: 'What you lost, others above you gained.',
  behindByBoth: (lost: string) => `${lost} of it went up the matrix.`,
  walkAgain: 'Walk it again as:',

  again: 'Begin again',
  save: 'Save or load it',
  confirm: {
    title: 'Begin a new community?',
    text: 'Levels, money, requests and the ledger in this browser begin again, for everyone who has an account here. The accounts stay.',
    confirm: 'Begin',
    confirming: 'The community grows up to your day…',
    keep: 'Keep the present one',
    saveFirst: 'Save the present one as a file',
  },
} as const;
