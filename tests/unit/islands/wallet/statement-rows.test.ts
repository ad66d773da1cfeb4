import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { dateTime } from '#i18n/format.ts';
import { datingOf, statementSections } from '#islands/wallet/statement-rows.ts';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const MORNING = new Date(2026, 10, 20, 8).getTime();
const NEXT = new Date(2026, 10, 21, 8).getTime();

const earned = (nth: number, at: number): Posting => ({
  id: `e${nth}`,
  kind: 'activation',
  from: 'locked:ben',
  to: 'earning:ada',
  subject: 's6-1',
  amount: cents(5_00),
  at,
});
const credit = (id: string, at: number): Posting => ({
  id,
  kind: 'credit',
  from: 'external',
  to: 'locked:ada',
  amount: cents(100_00),
  at,
  subject: id,
});

it('postings of one kind fold where they follow one another on one day, and keep their order', () => {
  const postings = [
    ...[1, 2, 3].map((nth) => earned(nth, MORNING + nth)),
    credit('c1', MORNING + 4),
    credit('c2', MORNING + 5),
    earned(4, MORNING + 6),
    earned(5, NEXT),
  ];
  const days = statementSections(entriesOf('ada', postings), datingOf(null));
  expect(
    days.map(({ runs }) =>
      runs.map(({ kind, entries, change, isFolded }) => [kind, entries.length, change, isFolded]),
    ),
  ).toEqual([
    [['earned', 1, 5_00, false]],
    [
      ['earned', 1, 5_00, false],
      ['credit', 2, 200_00, false],
      ['earned', 3, 15_00, true],
    ],
  ]);
  expect(
    days.flatMap(({ runs }) => runs.flatMap(({ entries }) => entries.map(({ posting }) => posting.id))),
  ).toEqual(postings.map(({ id }) => id).toReversed());
});

it('in a walk they are dated by its days, and fold within its months', () => {
  const dating = datingOf(
    walkOn(63, {
      passed: [
        { at: MORNING, days: 0 },
        { at: MORNING + 1000, days: 30 },
        { at: MORNING + 2000, days: 30 },
      ],
    }),
  );
  // Day 3; days 4, 5 and 33 in one press; day 34 in the next one; and then the member's own.
  const postings = [
    credit('c1', MORNING + 500),
    ...[1000, 1001, 1029, 2000, 2000, 2000].map((at, nth) => earned(nth, MORNING + at)),
    credit('c2', NEXT),
  ];
  const sections = statementSections(entriesOf('ada', postings), dating);
  expect(
    sections.map(({ name, runs }) => [
      name,
      runs.map(({ entries: [newest, ...others] }) => [dating.moment(newest.posting.at), others.length]),
    ]),
  ).toEqual([
    ['Month 3', [['Day 63', 0]]],
    ['Month 2', [['Day 34', 3]]],
    [
      'Month 1',
      [
        ['Day 5', 1],
        ['Day 3', 0],
      ],
    ],
  ]);
  expect(dating.section(MORNING - 1)).toBe(datingOf(null).section(MORNING - 1));
  // No heading says the day.
  expect(dating.moment(MORNING - 1)).toBe(dateTime(MORNING - 1));
});
