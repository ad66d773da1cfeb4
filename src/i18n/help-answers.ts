import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usdShort } from './format.ts';

interface HelpAnswer {
  readonly title: string;
  readonly text: string;
}

interface HelpGroup {
  readonly title: string;
  readonly answers: readonly HelpAnswer[];
}

export const helpAnswersText = {
  search: 'Search the answers',
  list: 'Answers',
  none: 'No answer has these words.',
  ask: 'Write to the operators',
  back: 'All answers',
} as const;

/** What members ask most, then the words of the screens. */
export const helpAnswers = (): readonly HelpGroup[] => [
  {
    title: 'Asked most',
    answers: [
      {
        title: 'Is this real money?',
        text: 'No. Only test coins, which have no value. Never send real coins, and never use real bank details.',
      },
      {
        title: 'When can I withdraw?',
        text: `Once Earning has ${usdShort(MINIMUM_WITHDRAWAL)} or more. A withdrawal costs nothing and never depends on a payment or a level.`,
      },
      {
        title: 'When is my deposit credited?',
        text: 'Within 2 hours of the payment, once an operator has seen it. Upload a picture of the payment as proof. After 14 days without a decision a deposit expires.',
      },
      {
        title: 'Whose money do I get?',
        text: 'Partners’. Each payment of theirs goes to one member or to the programme, so all results together are zero: what one gains, others lack. Home shows who lacks yours.',
      },
    ],
  },
  {
    title: 'What the words mean',
    answers: [
      {
        title: 'Earning, Active deposit, Held, Saving',
        text: `Earning is what partners’ levels have paid you. You can withdraw it, and pay levels with it.
Active deposit is what operators have credited to you. It pays for levels and cannot be withdrawn.
Held is reserved for a withdrawal under way. It is paid out, or goes back to Earning if you cancel or an operator refuses.
Saving is all three together. No interest is paid on it.`,
      },
      {
        title: 'Level and cycle',
        text: `A level is one of twelve sizes of a matrix. Level 1 costs $5, each next one twice as much. The whole price goes to one member above you, or to the programme. You owe none.
A cycle is one filling of your matrix: six places in S6, eight in S8. When the last place is taken, it starts again.`,
      },
      {
        title: 'Frozen and missed',
        text: `A frozen level has completed a cycle, and the next level is not active. Payments pass you by until you activate it.
What you missed went to someone else and does not come back.`,
      },
      {
        title: 'Upline',
        text: 'The member who invited you, and above them their own upline. It is final once you confirm it, or once a level is active.',
      },
      {
        title: 'Ledger proof',
        text: 'It shows that a posting of yours stands in the public ledger, and was not changed since. Open it from a row of your statement.',
      },
      {
        title: 'Advertised percentages',
        text: 'They are what such programmes say. What they can pay stands beside them, with the arithmetic under Maths.',
      },
    ],
  },
];
