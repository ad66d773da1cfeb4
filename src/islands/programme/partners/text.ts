import { wholeNumber } from '#i18n/format.ts';

/** E.g. `1,204 partners`. */
const partners = (count: number): string => (count === 1 ? '1 partner' : `${wholeNumber(count)} partners`);

/** Texts of the downline on the Programme screen. */
export const partnerText = {
  title: 'My partners',
  empty: 'No partners yet',
  emptyHint: 'Everyone who registers by your referral link appears here, with the people they invite below.',
  summary: (all: number, direct: number, generations: number) =>
    `${partners(all)} on ${wholeNumber(generations)} ${generations === 1 ? 'line' : 'lines'}, ${wholeNumber(direct)} of them invited by you.`,
  samples: (count: number, isAll: boolean) => {
    if (isAll)
      return count === 1 ? 'It is a sample, not a real person.' : 'All are samples, not real people.';
    return count === 1
      ? '1 of them is a sample, not a real person.'
      : `${wholeNumber(count)} of them are samples, not real people.`;
  },
  first: (count: number) =>
    `Shown are the first ${wholeNumber(count)} to join, and counted too. There are more.`,
  showMore: 'Show more partners',
  cut: (generations: number) => `Partners further than ${generations} lines from you are not shown.`,

  sunburst: 'Picture of your partners',
  goIn: 'Press an arc to go in, the middle to go back.',
  rings: 'Each ring is a line.',
  /** Which lines have room in the picture. */
  drawn: (first: number, last: number, all: number) =>
    first === 1 ? `The first ${last} of ${all} lines.` : `Lines ${first} to ${last} of ${all}.`,
  sunburstKeys:
    'Left and right move among partners of one upline, up and down between lines. Enter goes into a branch, Escape goes back. The list tells the same.',
  you: 'You',
  partners,
  sample: 'Sample',

  search: 'Find a partner by username',
  found: (count: number) => `${wholeNumber(count)} suggested`,
  none: 'None of your partners has such a name.',
  suggestions: 'Partners found',
  suggestion: (generation: number) => `line ${wholeNumber(generation)}`,

  list: 'List of your partners',
  from: (name: string) => `The list begins at ${name}.`,
  backToTop: 'Begin at yourself',
  open: (name: string) => `Show who ${name} invited`,
  close: (name: string) => `Hide who ${name} invited`,
  below: wholeNumber,
  belowLong: (count: number) => `${partners(count)} came through this one`,
  previous: (count: number) => `${wholeNumber(count)} before`,
  next: (count: number) => `${wholeNumber(count)} more`,

  chosen: 'Chosen partner',
  chosenLong: (line: number, below: number) =>
    `line ${wholeNumber(line)}, ${partners(below)} came through them`,
  line: 'Line',
  joined: 'Joined',
  invited: 'Invited by them',
  through: 'Came through them',
  number: wholeNumber,
  path: 'From you to this partner',
  passedOver: (count: number) => `… ${wholeNumber(count)} in between …`,
} as const;
