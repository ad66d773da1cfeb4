import type { Message } from '#domain/message.ts';

type Conversation = readonly { readonly by: Message['from']; readonly text: string }[];

/** Conversations of sample members and the sample operator. Each message says that it is a sample. */
export const CONVERSATIONS: readonly Conversation[] = [
  [
    { by: 'member', text: 'Sample message: I have paid and added the proof. Is anything missing?' },
    { by: 'operator', text: 'Sample answer: nothing is missing. It is credited now.' },
    { by: 'member', text: 'Sample message: I see it, thank you.' },
    { by: 'operator', text: 'Sample answer: you are welcome.' },
  ],
  [
    { by: 'member', text: 'Sample message: why is part of my money not withdrawable?' },
    {
      by: 'operator',
      text: 'Sample answer: Active deposit pays for levels and cannot be withdrawn. What partners pay you is Earning, and that can be.',
    },
  ],
  [
    { by: 'member', text: 'Sample message: I sent the coins on another test network by mistake.' },
    {
      by: 'operator',
      text: 'Sample answer: then they did not arrive here. Please delete the deposit and make another.',
    },
  ],
  [
    { by: 'member', text: 'Sample message: can I change my upline?' },
    { by: 'operator', text: 'Sample answer: no. An upline stays as it was confirmed at registration.' },
  ],
];

/** Sample members ask these, and no one has answered yet. */
export const QUESTIONS = [
  'Sample message: my next level is open and a partner’s payment passed me by. Why?',
  'Sample message: my deposit says Pending since this morning. What is it waiting for?',
  'Sample message: how long does a withdrawal to a bank take?',
  'Sample message: may I activate S8 before all levels of S6?',
  'Sample message: a partner registered with my link. Where do I see them?',
  'Sample message: I chose the wrong package and have not paid. Can I delete the deposit?',
  'Sample message: what does Held mean in my wallet?',
  'Sample message: my level is frozen. How does it earn again?',
  'Sample message: how do I change the phone number in my profile?',
  'Sample message: where do I find my statement as a file?',
  'Sample message: is there a fee on a withdrawal?',
  'Sample message: a refused withdrawal is back in Earning. May I ask for it again?',
] as const;

/** Why a sample operator refused. */
export const REFUSALS = {
  deposit: [
    'Sample note: no payment of this amount has arrived.',
    'Sample note: the picture shows another transaction.',
  ],
  withdrawal: ['Sample note: the account details are incomplete. The amount is back in Earning.'],
} as const;

/** The note of the credit of a sample’s deposit. */
export const CREDITED_SAMPLE = 'Sample note: nothing was paid. This member is a sample.';

/** The note of a credit that its member asked for. */
export const PRETENDED = 'Sample note: nothing was paid. You asked to pretend.';
