import type { NoticeWords } from './letter.ts';

const NOT_YOU = 'If it was not you, set a new password at once, and write to the operators.';

const WHY = {
  deposits: 'about your deposits',
  withdrawals: 'about your withdrawals',
  messages: 'when the operators answer',
} as const;

export const ENGLISH_NOTICES: NoticeWords = {
  locale: 'en-GB',
  notices: {
    'deposit-credited': ({ amount }) => ({
      subject: `Deposit credited: ${amount}`,
      opening: `your deposit of ${amount} was credited. It is in your Active deposit, which pays for levels.`,
      link: 'See the deposit',
    }),
    'deposit-refused': ({ amount }) => ({
      subject: `Deposit refused: ${amount}`,
      opening: `your deposit of ${amount} was refused. Nothing was added to your account.`,
      link: 'See the deposit',
    }),
    'deposit-expired': ({ amount }) => ({
      subject: `Deposit expired: ${amount}`,
      opening: `no payment was shown for your deposit of ${amount} in time, so it has ended.`,
      link: 'See the deposit',
      closing: 'If you have paid, write to the operators and send the proof.',
    }),
    'deposit-reversed': ({ amount }) => ({
      subject: `Deposit taken back: ${amount}`,
      opening: `the credit of your deposit of ${amount} was taken back.`,
      link: 'See the deposit',
    }),
    'withdrawal-paid': ({ amount }) => ({
      subject: `Withdrawal being paid: ${amount}`,
      opening: `the operators pay your withdrawal of ${amount}. You get another mail when it was sent.`,
      link: 'See the withdrawal',
    }),
    'withdrawal-sent': ({ amount }) => ({
      subject: `Withdrawal sent: ${amount}`,
      opening: `your withdrawal of ${amount} was sent.`,
      link: 'See the withdrawal',
    }),
    'withdrawal-refused': ({ amount }) => ({
      subject: `Withdrawal refused: ${amount}`,
      opening: `your withdrawal of ${amount} was refused. The amount has not left your account.`,
      link: 'See the withdrawal',
    }),
    'withdrawal-reversed': ({ amount }) => ({
      subject: `Withdrawal returned: ${amount}`,
      opening: `the payout of your withdrawal of ${amount} was taken back. The amount is in Earning again.`,
      link: 'See the withdrawal',
    }),
    'message-answered': ({ site }) => ({
      subject: 'The operators have answered you',
      opening: `the operators of ${site} have answered your message.`,
      link: 'Read the answer',
    }),
    'second-factor-added': () => ({
      subject: 'A second factor was added',
      opening: 'a second factor was added to your account. From now on it is asked for at each log-in.',
      link: 'See your profile',
      closing: NOT_YOU,
    }),
    'second-factor-removed': () => ({
      subject: 'The second factor was removed',
      opening: 'the second factor was removed from your account. The password alone opens it now.',
      link: 'See your profile',
      closing: NOT_YOU,
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      opening: 'the password of your account was changed.',
      link: 'See your profile',
      closing: NOT_YOU,
    }),
    'sessions-ended': () => ({
      subject: 'You were signed out everywhere',
      opening: 'all other sessions of your account were ended.',
      link: 'See your profile',
      closing: NOT_YOU,
    }),
  },
  greeting: (firstName) => `Hello ${firstName},`,
  note: (note) => `The operators write: “${note}”`,
  testCoins: (site) =>
    `${site} runs on test coins, which have no real value. No one will ever ask you to pay in order to be paid.`,
  why: (kind) =>
    kind === 'security'
      ? 'Mails about your account’s security always come.'
      : `You get this mail because you want mails ${WHY[kind]}.`,
  preferences: 'Choose your mails',
  digest: {
    subject: (count, site) => `${count} things happened on ${site}`,
    opening: (count) => `so much happened in the last hour that these ${count} come in one mail:`,
    link: 'See what happened',
  },
};
