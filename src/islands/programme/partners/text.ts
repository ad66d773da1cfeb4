import { wholeNumber } from '#i18n/format.ts';

/** E.g. `1,204 partners`. */
const partners = (count: number): string => (count === 1 ? '1 partner' : `${wholeNumber(count)} partners`);

/** Texts of the downline on the Programme screen. */
export const partnerText = {
  title: 'My partners',
  intro:
    'Everyone who registered by your link, and everyone who came through them. The people you invited yourself are line 1.',
  empty: 'No partners yet',
  emptyHint: 'Everyone who registers by your referral link appears here, with the people they invite below.',
  emptyLink: 'Go to your referral link',
  summary: (all: number, direct: number, generations: number) =>
    `${partners(all)} on ${wholeNumber(generations)} ${generations === 1 ? 'line' : 'lines'}, ${wholeNumber(direct)} of them invited by you.`,
  samples: (count: number) =>
    count === 1
      ? '1 of them is a sample, not a real person.'
      : `${wholeNumber(count)} of them are samples, not real people.`,
  first: (count: number) =>
    `Shown are the first ${wholeNumber(count)} to join, and counted too. There are more.`,
  showMore: 'Show more partners',
  cut: (generations: number) => `Partners further than ${generations} lines from you are not shown.`,

  map: 'Map of your partners',
  mapHint:
    'You are in the middle; each ring around you is one line, and each partner stands farther out than their upline. Drag to move. Once the map has the focus, arrow keys move it, the wheel, + and − zoom, 0 shows all, Enter chooses the partner in the middle. The list tells the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  you: 'You',
  ring: (generation: number) => `Line ${generation}`,
  partners,
  sample: 'Sample',
  onMap: (name: string, below: number, isSample: boolean) =>
    [name, below > 0 && wholeNumber(below), isSample && 'sample'].filter(Boolean).join(' · '),

  search: 'Find a partner by username',
  searchHint: 'Type the beginning of a name, or a part of it.',
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
  nobodyChosen: 'Choose a partner on the map or in the list.',
  line: 'Line',
  joined: 'Joined',
  invited: 'Invited by them',
  through: 'Came through them',
  number: wholeNumber,
  path: 'From you to this partner',
  passedOver: (count: number) => `… ${wholeNumber(count)} in between …`,
} as const;
