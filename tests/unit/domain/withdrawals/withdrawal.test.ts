import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import {
  brokenLimit,
  canCancel,
  coinOf,
  isBeingPaid,
  isOpen,
  newWithdrawal,
  nextStep,
  type Withdrawal,
  whenCancelled,
} from '#domain/withdrawals/withdrawal.ts';
import { TO_TRON } from '../settlement/setting.ts';

const withdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  ...newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, 1, 0),
  ...change,
});

it.each([
  { status: 'requested', open: true, cancellable: true, afterwards: 'cancelled' },
  { status: 'held', open: true, cancellable: true, afterwards: 'cancelling' },
  { status: 'cancelling', open: true, cancellable: false, afterwards: 'cancelling' },
  { status: 'cancelled', open: false, cancellable: false, afterwards: 'cancelled' },
  { status: 'paid', open: false, cancellable: false, afterwards: null },
  { status: 'refused', open: false, cancellable: false, afterwards: null },
  { status: 'reversed', open: false, cancellable: false, afterwards: null },
] as const)(
  'a $status withdrawal: open $open, cancellable $cancellable, once cancelled $afterwards',
  (row) => {
    const { status, open, cancellable, afterwards } = row;
    expect(isOpen(withdrawal({ status }))).toBe(open);
    expect(canCancel(withdrawal({ status }))).toBe(cancellable);
    expect(whenCancelled(status)).toBe(afterwards);
  },
);

it('is paid in a coin, or to a bank', () => {
  expect(coinOf(withdrawal())).toBe('tron');
  expect(coinOf(withdrawal({ details: { method: 'bank-redacted', ending: '1234' } }))).toBeNull();
});

describe('the next step of an operator who agrees', () => {
  const approval = { operator: 'olga', at: 0 };

  it.each([
    ['pay', 1, undefined],
    ['approve', 2, undefined],
    ['pay', 2, approval],
  ] as const)('is to %s one that takes %s, approval: %o', (step, operators, given) => {
    const asked = withdrawal({ operators, ...(given && { approval: given }) });
    expect(nextStep(asked)).toBe(step);
  });

  it('is to approve one of which no settlement has said that one operator is enough', () => {
    const { operators: _, ...unknown } = withdrawal();
    expect(nextStep(unknown)).toBe('approve');
  });
});

it('a withdrawal is being paid from the decision until it is recorded that the money was sent', () => {
  expect(isBeingPaid(withdrawal())).toBe(false);
  expect(isBeingPaid(withdrawal({ payout: null }))).toBe(false);
  expect(isBeingPaid(withdrawal({ status: 'paid', payout: null }))).toBe(true);
  expect(isBeingPaid(withdrawal({ status: 'paid', payout: { reference: 'tx', at: 0 } }))).toBe(false);
});

it.each([
  [99_99, 500_00, { code: 'below-minimum', minimum: 100_00 }],
  [Number.NaN, 500_00, { code: 'below-minimum', minimum: 100_00 }],
  [100_00, 500_00, null],
  [500_00, 500_00, null],
  [500_01, 500_00, { code: 'insufficient-funds', available: 500_00 }],
  [100_00, 100_00, null],
  [100_00, 99_99, { code: 'insufficient-funds', available: 0 }],
])('of %s cents out of %s breaks the limit %j', (amount, earning, limit) => {
  expect(brokenLimit(amount as Cents, { ...NO_BALANCES, earning: cents(earning) })).toEqual(limit);
});
