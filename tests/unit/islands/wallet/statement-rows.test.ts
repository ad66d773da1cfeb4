import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { statementDays } from '#islands/wallet/statement-rows.ts';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';

const MORNING = new Date(2026, 10, 20, 8).getTime();
const NEXT = new Date(2026, 10, 21, 8).getTime();

const earned = (nth: number, at: number): Posting => ({
  ...{ id: `e${nth}`, kind: 'activation', from: 'locked:ben', to: 'earning:ada', subject: 's6-1' },
  ...{ amount: cents(5_00), at },
});
const credit = (id: string, at: number): Posting => ({
  ...{ id, kind: 'credit', from: 'external', to: 'locked:ada', amount: cents(100_00), at, subject: id },
});

it('postings of one kind fold where they follow one another on one day, and keep their order', () => {
  const postings = [
    ...[1, 2, 3].map((nth) => earned(nth, MORNING + nth)),
    credit('c1', MORNING + 4),
    credit('c2', MORNING + 5),
    earned(4, MORNING + 6),
    earned(5, NEXT),
  ];
  const days = statementDays(entriesOf('ada', postings));
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
