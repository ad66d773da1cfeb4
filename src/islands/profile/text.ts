import { ZERO } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';

export const profileText = {
  pictureOf: (name: string) => `Default picture of ${name}: a mosaic`,
  photoOf: (name: string) => `Photo of ${name}`,
  photo: {
    change: {
      first: 'Add a photo',
      another: 'Replace the photo',
      title: 'Your photo',
      text: 'Its middle square is kept. No other member sees it.',
      label: 'Choose a picture',
      send: 'Use this photo',
    },
    sent: 'This is your photo now.',
    remove: {
      button: 'Remove',
      title: 'Remove your photo?',
      text: 'The default picture takes its place.',
      confirm: 'Remove the photo',
      confirming: 'Removing…',
      keep: 'Keep it',
    },
  },
  username: 'Username',
  email: 'E-mail',
  country: 'Country',
  phone: 'Phone',
  notGiven: 'not given',
  levels: 'Levels',
  accountType: 'Account type',
  basic: 'Basic',
  memberSince: 'Member since',

  status: 'Account status',
  verified: 'Verified',
  notVerified: 'Not verified',
  notVerifiedHint: (email: string) => `Open the link in the e-mail to ${email}.`,
  sendAgain: 'Send again',
  sending: 'Sending…',
  sent: (email: string) => `The e-mail was sent again to ${email}.`,

  upgrade: {
    title: 'Account upgrade',
    dueLabel: 'Package due',
    due: 'none',
    button: 'Upgrade account',
  },
  fee: {
    title: 'Withdrawal fee',
    dueLabel: 'Fee due',
    due: usd(ZERO),
    button: 'Pay the fee',
  },
  /** For both. */
  nothingDue: 'Nothing is due',
  dependsOnNothing: 'A withdrawal never depends on a payment or an upgrade.',
} as const;
