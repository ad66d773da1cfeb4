import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { type Balances, NO_BALANCES } from '#domain/money/ledger.ts';
import { programmeView, requestedPrices } from '#domain/programme/view.ts';
import { leftAfterRequests } from '#domain/settlement/unsettled.ts';
import { checkCryptoForm } from '#domain/withdrawals/withdrawal-form.ts';
import { newWithdrawal, type WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { cryptoFormText } from '#islands/withdraw/text.ts';
import { TO_TRON } from './setting.ts';

const balances = (locked: number, earning: number): Balances => ({
  ...NO_BALANCES,
  locked: cents(locked),
  earning: cents(earning),
});
const withdrawal = (amount: number, status: WithdrawalStatus = 'requested') => ({
  ...newWithdrawal({ id: `${amount}`, amount: cents(amount), details: TO_TRON }, 1, 0),
  status,
});

describe('what is left after all requests', () => {
  it('is everything without pending requests', () => {
    const decided = (['held', 'cancelling', 'paid', 'refused', 'cancelled'] as const).map((status) =>
      withdrawal(100_00, status),
    );
    expect(leftAfterRequests(balances(5_00, 270_00), decided, [])).toEqual(balances(5_00, 270_00));
  });

  it('is less by each withdrawal that the money covers, the oldest first', () => {
    const newestFirst = [withdrawal(50_00), withdrawal(150_00), withdrawal(200_00)];
    expect(leftAfterRequests(balances(0, 270_00), newestFirst, [])).toEqual(balances(0, 20_00));
    expect(leftAfterRequests(balances(0, 250_00), newestFirst, [])).toEqual(balances(0, 0));
  });

  it('is less by each level, from Active deposit first, and never below zero', () => {
    const prices = [cents(5_00), cents(40_00), cents(10_00)] as readonly Cents[];
    expect(leftAfterRequests(balances(8_00, 30_00), [], prices)).toEqual(balances(0, 23_00));
    expect(leftAfterRequests(balances(8_00, 130_00), [withdrawal(125_00)], prices)).toEqual(
      balances(3_00, 5_00),
    );
  });
});

describe('a form for another withdrawal', () => {
  const sentence = (amount: string, earning: number, left: number) => {
    const checked = checkCryptoForm({ ...TO_TRON, amount }, balances(0, earning), balances(0, left));
    const problem = checked.ok ? undefined : checked.errors.amount;
    return problem && cryptoFormText.error(problem);
  };

  it('says what can still be withdrawn, and what is already requested', () => {
    expect(sentence('200', 270_00, 170_00)).toBe(
      'Insufficient funds: you can withdraw up to $170.00, $100.00 is requested already.',
    );
    expect(sentence('100', 270_00, 170_00)).toBeUndefined();
  });

  it('promises nothing below the minimum', () => {
    expect(sentence('100', 270_00, 70_00)).toBe(
      'Insufficient funds: $70.00 is left, $200.00 is requested already. Minimum $100.',
    );
  });

  it('does not mention requests where there are none', () => {
    expect(sentence('300', 270_00, 270_00)).toBe('Insufficient funds: you can withdraw up to $270.00.');
  });
});

describe('a requested level', () => {
  const levels = (asked: ReadonlyMap<string, string | null>) => programmeView(new Map(), asked);

  it('stays requested until it is settled, and has its price', () => {
    const view = levels(new Map([['s8-1', null]]));
    expect(view.matrices[1]?.levels[0]).toMatchObject({ status: 'requested' });
    expect(requestedPrices(view)).toEqual([5_00]);
  });

  it('can be requested again after a refusal, and gives the reason', () => {
    const view = levels(new Map([['s8-1', 'insufficient-funds']]));
    expect(view.matrices[1]?.levels[0]).toMatchObject({ status: 'next', refusal: 'insufficient-funds' });
    expect(requestedPrices(view)).toEqual([]);
  });
});
