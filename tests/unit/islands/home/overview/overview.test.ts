import { expect, it } from 'vitest';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import type { LevelView } from '#domain/programme/view.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { overviewOf } from '#islands/home/overview/model.ts';

const NOTHING = {
  balances: { locked: cents(0), earning: cents(0), held: cents(0) },
  pendingDeposits: [],
  programme: { matrices: [] },
  withdrawals: [],
};
const pending = { id: 'd', status: 'pending' } as Deposit;
const withdrawal = (status: Withdrawal['status']) => ({ id: status, status }) as Withdrawal;
const holding = (level: Partial<LevelView>) => ({
  matrices: [{ id: 's6' as const, levels: [level as LevelView] }],
});
const box = { frozen: false, cycles: 0, filled: 0, places: [], earned: cents(0), missed: cents(0) };

it.each([
  ['a newcomer', NOTHING, 'deposit'],
  ['a declared deposit', { ...NOTHING, pendingDeposits: [pending] }, 'credit'],
  ['a credit', { ...NOTHING, balances: { ...NOTHING.balances, locked: cents(500_00) } }, 'level'],
  [
    'a level, though it took all that was credited',
    { ...NOTHING, programme: holding({ box, earned: cents(0) }) },
    'income',
  ],
  ['an income', { ...NOTHING, programme: holding({ box, earned: cents(5_00) }) }, 'withdrawal'],
  ['a payout', { ...NOTHING, withdrawals: [withdrawal('paid')] }, null],
] as const)('the step after %s', (_, known, next) => {
  expect(overviewOf(known).nextStep).toBe(next);
});

it('what waits are the withdrawals that have not ended', () => {
  const all = ['requested', 'held', 'cancelling', 'paid', 'refused', 'cancelled'] as const;
  const { openWithdrawals } = overviewOf({ ...NOTHING, withdrawals: all.map(withdrawal) });
  expect(openWithdrawals.map(({ status }) => status)).toEqual(['requested', 'held', 'cancelling']);
});
