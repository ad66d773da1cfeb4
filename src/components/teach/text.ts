import { PAGE_LOCALE } from '#i18n/language.ts';
import type { LessonFigures, LessonTree } from '#data/lesson-figures.ts';
import { count, exact, share, signed } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import { cents } from '#domain/money/cents.ts';

export const lessonText = {
  title: 'A lesson: where does the money come from?',
  description:
    'A lesson of 45 minutes on programmes that pay members with members’ money: plan, worksheet and solutions to print. No accounts.',
  lede: 'Plan, worksheet and solutions for 45 minutes. Free to print, copy and change. No accounts, nothing to install.',
  print: 'Print all',
  pages: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'} of A4`,
  open: 'Open here',
  facts: [
    { name: 'For', value: 'From about 14 years' },
    { name: 'Subjects', value: 'Maths, economics, media, citizenship' },
    { name: 'Needed', value: 'The worksheet, and one screen for two people or for all' },
  ],
  aims: 'What students learn to do',
  aimList: [
    'Follow a payment and say whose money it is.',
    'Work out how many of 100 people, at most, can get what is promised.',
    'Explain why the last line is always the longest, and why more recruiting does not help.',
    'Ask a friend who invites them three good questions.',
  ],
  before: 'Before the lesson',
  beforeList: [
    'Open the simulator once on the screen that you will use. It runs in the browser; nothing is sent or kept.',
    'Print the worksheet for everyone, and the solutions for yourself.',
    'Someone in the room may have relatives who take part in such a programme. Ask no one about their own family or money. The lesson is about sums, and it accuses no one.',
  ],
  timetable: 'Timetable',
  minutes: 'Minutes',
  what: 'What happens',
  how: 'How',
  questions: 'If a question comes up',
  answers: [
    {
      ask: '“But someone I know was paid!”',
      say: 'That is true, and it fits. Look at the run: people who were paid are not the same as people who gained.',
    },
    {
      ask: '“Then you only have to be early.”',
      say: 'For one person, yes. Ask who the others are. The early ones are ahead because of the late ones, and no one knows which they are until it is over.',
    },
    {
      ask: '“Is it forbidden?”',
      say: 'That depends on the country and on the rules of the programme, and courts decide it. The arithmetic is the same in all countries.',
    },
  ],
  simulator: 'The simulator',
  simulatorHref: '/maths/#simulator',
  check: 'Check an offer',
  checkHref: '/check/',
  worksheet: 'Worksheet',
  printWorksheet: 'Print worksheet',
  worksheetHas: 'Tasks A to E, with lines to write on',
  name: 'Name',
  guess: 'My guess',
  later: 'The result',
  solutions: 'Solutions',
  printSolutions: 'Print solutions',
  solutionsHave: 'The answers to tasks A to E, for you',
  solutionsHint:
    'All numbers were worked out when this page was built, by the engine that runs the simulator and the members’ area of this site.',
  sketch: (places: number) =>
    `Drawing to fill in: R at the top, and below R ${places} empty places, two in the first line and four in the second.`,
  lines: 'Lines',
  newest: 'In the last line',
  all: 'All together',
  part: 'Share of the last line',
} as const;

interface Phase {
  readonly minutes: number;
  readonly what: string;
  readonly who: string;
}

export const PHASES: readonly Phase[] = [
  { minutes: 4, what: 'A. Everyone writes down a guess. Collect a few on the board.', who: 'Alone' },
  {
    minutes: 11,
    what: 'B. Seven people and a few dollars: fill the places, follow the payments.',
    who: 'In pairs, on paper',
  },
  {
    minutes: 8,
    what: 'C. Lines that double. Compare: what if each brings in three?',
    who: 'In pairs, on paper',
  },
  {
    minutes: 10,
    what: 'D. The simulator with ten thousand people. Then change one rule.',
    who: 'In pairs, or together',
  },
  { minutes: 8, what: 'E. An offer in an app. Work it out, then write three questions.', who: 'In pairs' },
  { minutes: 4, what: 'Back to the guess. Who was nearest, and what surprised you?', who: 'Together' },
];

export interface Task {
  readonly ask: string;
  /** Lines to write on. */
  readonly lines: number;
  readonly solution: string;
}

export interface Part {
  readonly title: string;
  readonly intro: string;
  readonly aid?: 'guess' | 'sketch' | 'lines';
  readonly tasks: readonly Task[];
}

const people = new Intl.ListFormat(PAGE_LOCALE);
const usd = (amount: number): string => dollars(cents(amount));
const per100 = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} of 100`;

export const partOf = ({ last, members }: LessonTree): string => share(last, members);

export const partsOf = (figures: LessonFigures): readonly Part[] => [
  guess(figures),
  cycle(figures),
  lines(figures),
  simulator(figures),
  offer(figures),
];

function guess({ run }: LessonFigures): Part {
  return {
    title: 'A. Your guess',
    intro: `${count(run.members)} people join a programme. Each buys something called a “level”. Nothing is made and nothing is sold: the price of every level goes to another member.`,
    aid: 'guess',
    tasks: [
      {
        ask: 'Of every 100 people, how many have more in the end than they paid?',
        lines: 0,
        solution: `In the standard run of the simulator: ${per100(run.ahead, run.members)} are ahead. ${per100(run.behind, run.members)} are behind.`,
      },
    ],
  };
}

function cycle(figures: LessonFigures): Part {
  const { places, price, nextPrice, owner, newcomers, higher, left, mostCycles, purchases } = figures;
  const paying = (isOwner: boolean) =>
    people.format(
      places
        .filter(({ outcome }) => (outcome === 'owner') === isOwner)
        .map(({ who }) => who)
        .toSorted(),
    );
  const sum = `${signed(owner.received - owner.paid)} + (${signed(newcomers.received - newcomers.paid)}) + (${signed(higher.received - higher.paid)})`;
  return {
    title: 'B. Seven people',
    intro: `R buys level 1 for ${usd(price)}, which goes to someone above. Six people join below R: A and B in the first line, C to F in the second. Each pays ${usd(price)}. The payments of ${paying(false)} go to people above R, those of ${paying(true)} to R.`,
    aid: 'sketch',
    tasks: [
      {
        ask: 'Write the names into the places, and draw where each payment goes. What has R paid and received, and what is R’s result?',
        lines: 1,
        solution: `Paid ${usd(owner.paid)}, received ${figures.paymentsPerCycle} × ${usd(price)} = ${usd(owner.received)}. Result ${signed(owner.received - owner.paid)}. (This is advertised as ${figures.paymentsPerCycle * 100}%.)`,
      },
      {
        ask: 'Of the seven, how many are ahead and how many behind?',
        lines: 1,
        solution: `1 is ahead, ${places.length} are behind by ${usd(price)} each.`,
      },
      {
        ask: 'Add up the results of R, of A to F, and of those above R.',
        lines: 1,
        solution: `${sum} = ${signed(owner.received + newcomers.received + higher.received - owner.paid - newcomers.paid - higher.paid)}. It is always zero: each payment is counted once as paid and once as received.`,
      },
      {
        ask: `To be paid again, R has to buy level 2 for ${usd(nextPrice)}. What is left?`,
        lines: 1,
        solution: `${usd(owner.received)} − ${usd(owner.paid)} − ${usd(nextPrice)} = ${usd(left)}.`,
      },
      {
        ask: `${purchases} people each buy one level. A “full cycle” takes ${figures.paymentsPerCycle} payments. How many of them can have one, at most?`,
        lines: 1,
        solution: `${purchases} payments ÷ ${figures.paymentsPerCycle}: at most ${mostCycles}, however lucky they are. Then ${purchases - mostCycles} others share what is left: ${purchases - mostCycles * figures.paymentsPerCycle} payment.`,
      },
    ],
  };
}

function lines({ twos, threes }: LessonFigures): Part {
  const longest = twos.at(-1) as LessonTree;
  return {
    title: 'C. Lines that double',
    intro: 'One person begins. Everyone brings in two people, line by line. Money only travels up.',
    aid: 'lines',
    tasks: [
      {
        ask: 'Fill in the table. What has the last line received?',
        lines: 1,
        solution: `Nothing: there is no one below it. Its share comes near one half, and is never less: with ${longest.lines} lines ${count(longest.last)} of ${count(longest.members)}, ${partOf(longest)}.`,
      },
      {
        ask: 'Now everyone brings in three. Is the share of the last line larger or smaller? Why?',
        lines: 2,
        solution: `Larger: with ${threes.lines} lines ${count(threes.last)} of ${count(threes.members)}, ${partOf(threes)}. The more each brings in, the larger the newest line is compared with all before it.`,
      },
    ],
  };
}

function simulator({ run }: LessonFigures): Part {
  return {
    title: 'D. Ten thousand people',
    intro: 'Open the simulator on the page “Maths”. Change nothing at first.',
    tasks: [
      {
        ask: 'How many are ahead, how many behind, and how many were never paid? Go back to your guess.',
        lines: 1,
        solution: `Of ${count(run.members)}: ${count(run.ahead)} ahead, ${count(run.even)} have exactly what they paid, ${count(run.behind)} behind. ${count(run.unpaid)} were never paid.`,
      },
      {
        ask: 'Look at the first and the last tenth who joined. What did each get back for a dollar?',
        lines: 1,
        solution: `The first tenth ${exact(run.firstTenth)}, the last ${exact(run.lastTenth)}.`,
      },
      {
        ask: 'No one new comes any more. How much is paid in the next period?',
        lines: 1,
        solution: `${usd(run.afterGrowth)}. Without newcomers nothing moves.`,
      },
      {
        ask: 'Change one rule so that more people are ahead. Which did you choose, and who pays for it?',
        lines: 2,
        solution:
          'Open. Whatever is chosen, all results together stay zero (with a network fee: below zero). More winners means smaller gains, or losses for others.',
      },
    ],
  };
}

function offer({ offer: promise }: LessonFigures): Part {
  const { percentPerDay, deposit, afterMonth, afterYear, daysToDouble } = promise;
  return {
    title: 'E. An offer in an app',
    intro: `“${percentPerDay}% every day, guaranteed. Withdraw at any time. Only until tonight.” The app has no customers, only members. (This offer is invented.)`,
    tasks: [
      {
        ask: `You put in ${usd(deposit)} and leave the gains in. What should be there after 30 days? After a year?`,
        lines: 1,
        solution: `${usd(deposit)} × ${1 + percentPerDay / 100}³⁰ = ${exact(afterMonth)}. After 365 days: about ${usd(Math.round(afterYear / 100) * 100)}. It doubles about every ${daysToDouble} days.`,
      },
      {
        ask: 'A friend tried it with a little money, and the withdrawal worked. What does that show?',
        lines: 2,
        solution:
          'That this payment was made. It would be made by an honest app, and also by one that wants a larger sum next. It does not show where the money came from.',
      },
      {
        ask: 'Enter the offer in “Check an offer” on this site. Then write three questions that you would ask before you pay.',
        lines: 3,
        solution:
          'For example: Who pays this, if no one new comes? Of 100 who joined, how many have more than they paid? Why do I have to decide tonight? The news post “Invited: seven questions” has more.',
      },
    ],
  };
}
