import type { JoinGroup } from '#domain/matrix/simulation/join-order.ts';
import { PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import { count } from '#i18n/maths-format.ts';

/** Titles, descriptions and table columns of the charts. */
export const chartText = {
  standing: {
    title: 'Of every 100 members',
    text: 'Each tile stands for one in a hundred.',
    outcome: 'Outcome',
  },
  distribution: {
    title: 'What members ended with',
    text: 'How many lost or gained how much. Each step is ten times as wide as the one before.',
    result: 'Result',
  },
  joinOrder: {
    title: 'Who gets the money',
    text: 'Members by the order in which they joined, a tenth each: what they paid, and what came back to them. What is missing went to the account at the top.',
    group: 'Joined',
  },
  money: {
    title: 'When growth stops',
    text: `Money paid in each period. ${PERIODS_OF_GROWTH} periods with as many newcomers each; after the line no one new comes.`,
    period: 'Period',
  },
  history: {
    title: 'Had it stopped earlier',
    text: 'How members stood at the end of each period. Those who join next do not mend it: they are the next to wait.',
  },
  members: 'Members',
  share: 'Share',
  paid: 'Paid',
  received: 'Received',
  aheadCount: 'Ahead',
  joining: 'Newcomers',
  further: 'Upgrades out of income',
  ahead: 'Ahead',
  even: 'Neither',
  behindPaid: 'Behind, though paid something',
  behind: 'Behind',
  unpaid: 'Never paid',
  growthStops: 'growth stops',
  joined: ({ first, last }: JoinGroup) => `${count(first)} to ${count(last)}`,
  tenth: (index: number) => `${['1st', '2nd', '3rd'][index] ?? `${index + 1}th`} tenth`,
} as const;
