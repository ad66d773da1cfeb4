import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, sumsBetween } from '#domain/money/statement.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import { counterpartFinder } from '#islands/wallet/statement-rows.ts';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';

const CREDIT: Posting = {
  id: 'one',
  kind: 'credit',
  from: 'external',
  to: 'locked:ada',
  amount: cents(300_00),
  at: 1,
  subject: 'd1',
};
const OTHER: Posting = { ...CREDIT, id: 'two', at: 2, subject: 'd2' };
const REVERSAL: Posting = {
  id: 'three',
  kind: 'reversal',
  from: 'locked:ada',
  to: 'external',
  amount: cents(300_00),
  at: 3,
  subject: 'd1',
  reversal: { of: 'one', entry: 1, reason: 'Credited twice.', operator: 'olga' },
};

const entries = entriesOf('ada', [CREDIT, OTHER, REVERSAL]);

it('a correction and what it takes back lead to one another', () => {
  const counterpartOf = counterpartFinder(entries);
  expect(counterpartOf(REVERSAL)).toEqual({ entry: entries[2], index: 2 });
  expect(counterpartOf(CREDIT)).toEqual({ entry: entries[0], index: 0 });
  expect(counterpartOf(OTHER)).toBeNull();
  expect(counterpartFinder(entries.slice(0, 2))(REVERSAL)).toBeNull();
});

it('a corrected statement adds up', () => {
  expect(entries[0]?.balances).toEqual({ ...NO_BALANCES, locked: cents(300_00) });
  expect(entries[0]?.change).toBe(-300_00);
  const newest = entries[0] ?? NOTHING_POSTED;
  expect(sumsBetween(NOTHING_POSTED, newest, null)).toMatchObject({
    byGroup: { deposits: 300_00 },
    notShown: 0,
  });
});
