import { MATRIX_NAMES, type MatrixLevel } from '#domain/programme/activation.ts';
import type { Box, cycleOf } from '#domain/programme/box.ts';
import type { Tally } from '#domain/programme/results.ts';
import type { LevelStatus } from '#domain/programme/view.ts';
import { wholeNumber } from '#i18n/format.ts';

export const LEVEL_STATUS = {
  locked: 'Locked',
  next: 'Not active',
  requested: 'Requested',
  active: 'Active',
  frozen: 'Frozen',
} as const satisfies Record<LevelStatus, string>;

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const programmeText = {
  tabs: 'Parts of the programme',
  tab: { levels: 'Levels', partners: 'Partners' },
  upline: 'Your upline:',
  uplineFinal: 'It is final.',
  uplineOpen: 'It is final once you confirm it, or once you or a partner below you activate a level.',
  uplineOfGuest: 'It is final once you or a partner below you activate a level.',
  confirmUpline: 'Confirm it in your profile',
  link: 'My referral link',
  linkHint: 'People who register by it have you as upline.',
  onlyThisBrowser: 'The link works in this browser only: your account is kept here.',
  copyLink: 'Copy referral link',
  linkCopied: 'Link copied',
  qrTitle: 'QR code of the referral link',

  levels: (plan: string) => `My levels in ${plan}`,
  levelsHint:
    'Each level costs twice the one before. All of it goes to a member above you, or to the programme.',
  held: (levels: number) => times(levels, 'level', 'levels'),
  active: (active: number, frozen: number) =>
    frozen === 0 ? `${times(active, 'level', 'levels')} active` : `${active} active, ${frozen} frozen`,
  boardSum: (levels: string, net: string) => `${levels} · ${net} net of prices`,
  places: (places: number) => `A matrix: members below you fill its ${places} places`,
  neverActive: 'Never activated',
  cycle: 'One cycle:',
  payments: ({ owner, above }: ReturnType<typeof cycleOf>) =>
    `${owner}\u00a0payments for you, ${above}\u00a0for those above you, 1\u00a0for your re-entry.`,
  partnersCycle: 'A partner’s cycle can bring you 1 payment too.',
  advertised: (percent: number) => `Advertised for it: ${percent}% gross.`,
  /** How members ended, as counts. */
  gotLess: (count: number) => `${count} of 100 members got less than they paid`,
  inRun: 'In our run:',
  ended: {
    ahead: (count: number) => `${count} got more`,
    even: (count: number) => `${count} as much`,
    behind: (count: number) => `${count} less`,
  },
  mathsLink: 'See the arithmetic',
  outcome: (members: string, { matrix, level }: MatrixLevel, ahead: string, behind: string) =>
    `In our run of the same rules, ${members} members each activated ${level === 1 ? 'level 1' : `levels 1 to ${level}`} of ${MATRIX_NAMES[matrix]}. At its end ${ahead} had got more than they paid, and ${behind} less.`,
  zero: 'All results together are zero: what one member gains, others have paid.',
  /** @param payee null: the programme itself */
  activated: (level: string, price: string, payee: string | null) =>
    `${level} is active. Your ${price} went to ${payee ?? 'the programme itself'}.`,
  requested: (level: string) =>
    `Requested: ${level}. It waits to be settled, and nothing is taken from your account yet.`,
} as const;

export const levelText = {
  levelOf: (matrix: string) => `${matrix} level `,
  price: 'Price',
  /** The present cycle, from the first, and how far it has come. */
  cycle: ({ cycles, filled }: Box, of: number) => `Cycle ${cycles + 1}: ${filled} of ${of}`,
  /** @param payee null: the programme itself */
  pricePaid: (payee: string | null) => `Price, paid to ${payee ?? 'the programme itself'}`,
  place: 'Place',
  free: 'Free',
  /** The hyphen does not break: a narrow place has two lines. */
  freeReEntry: 'Free: re\u2011entry',
  unnamed: (count: number) =>
    `${times(count, 'more is', 'more are')} counted without a place of ${count === 1 ? 'its' : 'their'} own.`,
  outcome: {
    owner: 'paid you',
    above: 'went up',
    missed: 'passed you by',
    unknown: 'paid you, or passed you by while it was frozen',
  },
  empty: 'Empty places:',
  filled: 'Filled:',
  /** Whose the payment for an empty place would be. */
  toCome: {
    owner: 'for you',
    above: 'for those above you',
    're-entry': 'for your re-entry',
    missed: 'passing you by',
  },
  earned: 'Earned',
  /** S8 also pays from partners’ cycles. */
  earnedHere: 'Earned in these places',
  earnedBefore: 'In earlier or partners’ cycles',
  net: 'Net of price',
  netShort: 'Net',
  willFreeze: (next: number) => `Freezes at its next full cycle unless level ${next} is active by then.`,
  /** @param missed null: nothing yet */
  missed: (level: number, missed: string | null) =>
    missed === null ? `Level ${level} is frozen.` : `Level ${level} missed ${missed}.`,
  frozen: (next: number) => `Payments pass you by until level ${next} is active.`,
  frozenToTheEnd: (next: number) => `Payments passed you by: level ${next} was never active.`,
  activate: 'Activate',
  needs: (missing: string) => `Needs ${missing} more`,
  over: (wasPaid: boolean) => (wasPaid ? 'Over' : 'Over: it paid you nothing'),
  lockedBy: (below: number) => `It comes after level ${below}.`,
  locked: 'Locked levels',
  together: (first: number, last: number) => `Levels ${first} to ${last} together`,
  goTo: (level: number, price: string) => `Activate level ${level} · ${price}`,
  requested: 'Waiting to be settled: nothing is taken yet.',
  refused: 'Last request refused',
} as const;

export const activationText = {
  title: (level: string) => `Activate ${level}`,
  price: 'Price',
  from: 'Paid from',
  fromLocked: (amount: string) => `${amount} of Active deposit`,
  fromEarning: (amount: string) => `${amount} of Earning`,
  left: 'Left after it',
  leftValue: (locked: string, earning: string) => `${locked} Active deposit, ${earning} Earning`,
  to: 'Paid to',
  /** @param upline null: the programme itself */
  toValue: (upline: string | null) =>
    upline === null
      ? 'The programme itself, 100%: no member is above you.'
      : `A member above you, such as your upline ${upline}, or the programme: 100%.`,
  freezing: (next: number, price: string) =>
    `If it completes a cycle before level ${next} is active, it freezes: payments will pass you by until you activate level ${next}, for ${price}.`,
  thaws: 'Thaws',
  thawsValue: (below: number) => `Level ${below}: payments reach you there again.`,
  final: 'An activation cannot be undone',
  confirm: (price: string) => `Activate for ${price}`,
  confirming: 'Activating…',
  back: 'Back',
  missing: (missing: string, price: string, has: string) =>
    `You do not have enough for it: it costs ${price}, you have ${has}, so ${missing} is missing.`,
  missingHint:
    'A deposit of test coins adds to it, once the operator has credited it. There is no hurry: prices stay.',
  deposit: 'Make a deposit',
  requestedAlready: (amount: string) =>
    `${amount} of your money is requested already, for withdrawals or levels that wait to be settled. It is not counted here.`,
  refused: (refusal: string) =>
    `Your last request was refused${refusal === 'insufficient-funds' ? ': insufficient funds' : ''}. Nothing was taken.`,
  alreadyActive: 'This level is active already.',
  alreadyRequested:
    'You have asked for this level. It waits to be settled, and nothing is taken from your account yet.',
  belowFirst: (below: number) => `Levels are activated in order: level ${below} comes first.`,
} as const;

export const incomeText = {
  title: 'What partners’ activations brought me',
  earned: 'Earned',
  earnedHint: 'Paid to your Earning',
  missed: 'Missed',
  missedHint: 'Passed you by while a level was frozen',
  amount: 'Amount',
  missedOf: (amount: string) => `Missed ${amount}`,
  caption: 'Newest first',
  partner: 'Partner',
  level: 'Level',
  date: 'Date',
  noneYet: {
    title: 'Nothing yet',
    hint: 'When a member below you activates a level that you hold too, the matrix may name you as the one who is paid. Many members are never named.',
  },
  none: ({ unpaid, members }: Tally) => ({
    title: 'Nothing',
    hint: `The matrix never named you, nor ${wholeNumber(unpaid)} of the ${wholeNumber(members)} others with a level.`,
  }),
} as const;
