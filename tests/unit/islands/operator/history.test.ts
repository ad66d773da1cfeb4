import { expect, it } from 'vitest';
import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { NOTHING_POSTED, type StatementEntry, type StatementKind } from '#domain/money/statement.ts';
import { DAY, utcDayOf } from '#domain/time.ts';
import { historyRows } from '#islands/operator/members/history.ts';

const entry = (kind: StatementKind, day: number, change: Cents): StatementEntry => ({
  ...NOTHING_POSTED,
  kind,
  change,
  posting: {
    id: `${kind}${day}`,
    ...{ kind: 'activation', from: 'locked:ben', to: 'earning:ada', subject: 's6-1' },
    amount: cents(5_00),
    at: day * DAY,
  },
});

it('folds what is alike on one day, and nothing else', () => {
  const rows = historyRows(
    [
      entry('earned', 3, cents(5_00)),
      entry('earned', 3, cents(10_00)),
      entry('hold', 3, ZERO),
      entry('earned', 3, cents(5_00)),
      entry('earned', 2, cents(5_00)),
    ],
    (at) => String(utcDayOf(at)),
  );
  expect(rows.map(({ entries, change }) => [entries.length, change])).toEqual([
    [2, 15_00],
    [1, 0],
    [1, 5_00],
    [1, 5_00],
  ]);
});
