import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { dailyTotals } from '#domain/money/daily-totals.ts';
import type { LedgerAccount } from '#domain/money/ledger.ts';
import { DAY, HOUR } from '#domain/time.ts';

const NOW = 10 * DAY + 7 * HOUR;

const posting = (day: number, from: LedgerAccount, to: LedgerAccount, dollars: number) => ({
  from,
  to,
  amount: cents(dollars * 100),
  at: day * DAY + HOUR,
});

it('says for each day what came in, what went out, and what was held at its end', () => {
  const days = dailyTotals(
    [
      posting(8, 'external', 'locked:ada', 500),
      posting(8, 'earning:ada', 'held:ada', 200),
      posting(8, 'locked:ada', 'house', 5),
      posting(10, 'held:ada', 'external', 150),
    ],
    [],
    // It pays the 200 that were held two days ago, and 30 from before.
    cents(80_00),
    4,
    NOW,
  );
  expect(days).toEqual([
    { at: 7 * DAY, in: 0, out: 0, held: 30_00, medianWait: null },
    { at: 8 * DAY, in: 500_00, out: 0, held: 230_00, medianWait: null },
    { at: 9 * DAY, in: 0, out: 0, held: 230_00, medianWait: null },
    { at: 10 * DAY, in: 0, out: 150_00, held: 80_00, medianWait: null },
  ]);
});

it('takes the middle of the waits of a day, however long one of them was', () => {
  const decidedAt = 10 * DAY + 2 * HOUR;
  const waits = [2 * HOUR, 30 * DAY, HOUR].map((wait) => ({ proofAt: decidedAt - wait, decidedAt }));
  expect(dailyTotals([], waits, cents(0), 1, NOW)[0]?.medianWait).toBe(2 * HOUR);
  expect(dailyTotals([], waits.slice(0, 2), cents(0), 1, NOW)[0]?.medianWait).toBe(2 * HOUR);
});
