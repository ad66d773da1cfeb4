import { expect, it } from 'vitest';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { overviewOf, taskOf } from '#islands/home/overview/model.ts';

const NOTHING: Parameters<typeof overviewOf>[0] = {
  balances: { locked: cents(0), earning: cents(0), held: cents(0) },
  pendingDeposits: [],
  openWithdrawals: [],
  plan: [],
  hasEarned: false,
  wasPaid: false,
};
const pending = { id: 'd', status: 'pending' } as Deposit;
const withdrawal = (status: Withdrawal['status']) => ({ id: status, status }) as Withdrawal;

it.each([
  ['a newcomer', NOTHING, 'deposit'],
  ['a declared deposit', { ...NOTHING, pendingDeposits: [pending] }, 'credit'],
  ['a credit', { ...NOTHING, balances: { ...NOTHING.balances, locked: cents(500_00) } }, 'level'],
  [
    'a level, though it took all that was credited',
    { ...NOTHING, plan: [{ matrix: 's6', level: 1 }] },
    'income',
  ],
  ['an income', { ...NOTHING, hasEarned: true }, 'withdrawal'],
  ['a payout', { ...NOTHING, wasPaid: true }, null],
] as const)('the step after %s', (_, known, next) => {
  expect(overviewOf(known).nextStep).toBe(next);
});

it('what waits are the withdrawals that have not ended', () => {
  const all = ['requested', 'held', 'cancelling', 'paid'] as const;
  const { openWithdrawals } = overviewOf({ ...NOTHING, openWithdrawals: all.map(withdrawal) });
  expect(openWithdrawals.map(({ status }) => status)).toEqual(['requested', 'held', 'cancelling']);
});

const open = (changes: Partial<typeof NOTHING>) => overviewOf({ ...NOTHING, ...changes });

it('leads to the payment that waits, for its proof or to follow it', () => {
  const { href, go } = taskOf('credit', open({ pendingDeposits: [{ ...pending, proofAt: null }] }));
  expect(href).toBe('/dashboard/deposit/?deposit=d');
  expect(go).toBe('Add the proof');
  expect(taskOf('credit', open({ pendingDeposits: [{ ...pending, proofAt: 1 }] }))).toMatchObject({
    href,
    go: 'See the payment',
    isOperators: true,
  });
});

it('names the least amount of a withdrawal, and asks for none while one waits', () => {
  expect(taskOf('withdrawal', open({}))).toMatchObject({
    hint: expect.stringContaining('$100'),
    href: '/dashboard/withdraw/',
  });
  expect(taskOf('withdrawal', open({ openWithdrawals: [withdrawal('held')] }))).toMatchObject({
    hint: expect.stringContaining('An operator pays or refuses it'),
    href: '/dashboard/withdraw/#withdrawals',
    isOperators: true,
  });
});
