import { render, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { newWithdrawal, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { WithdrawalTable } from '#islands/withdraw/WithdrawalHistory.tsx';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { TRON } from '#tests/fixtures/addresses.ts';

const HELD = newWithdrawal(
  { id: 'w1', amount: cents(100_00), details: { method: 'bank', ...SAMPLE_BANK_DETAILS } },
  1,
  0,
);

function rowOf(changes: Partial<Withdrawal>): HTMLElement {
  const withdrawal = { ...HELD, ...changes };
  render(<WithdrawalTable withdrawals={[withdrawal]} nameOf={() => 'this one'} onCancel={() => undefined} />);
  return screen.getByText(SAMPLE_BANK_DETAILS.bankName).closest('tr') as HTMLElement;
}

it.each([
  [{ status: 'requested' }, 'Requested', 'nothing is held yet'],
  [{ status: 'held' }, 'Held', ''],
] as const)('offers to cancel while it is not decided: %j', (changes, name, hint) => {
  const element = rowOf(changes);
  const row = within(element);
  expect(row.getByText(name)).toBeDefined();
  expect(element.textContent).toContain(hint);
  expect(row.getByRole('button', { name: 'Cancel this one' })).toBeDefined();
});

it.each([
  [{ status: 'cancelling' }, 'Being cancelled', 'goes back to Earning as soon as this is settled'],
  [{ status: 'cancelled' }, 'Cancelled, money back', ''],
  [{ status: 'cancelled', neverHeld: 'cancelled' }, 'Cancelled', 'Nothing was held.'],
  [{ status: 'refused', note: 'Too early.' }, 'Refused, money back', 'Too early.'],
  [
    { status: 'refused', neverHeld: 'insufficient-funds' },
    'Refused',
    'Insufficient funds, nothing was held.',
  ],
  [{ status: 'refused', neverHeld: 'not-a-test-address' }, 'Refused', 'Nothing was held.'],
  [{ status: 'paid', payout: null }, 'Being paid', ''],
  [
    { status: 'reversed', payout: null, reversed: { reason: 'Wrong address.', at: 2 } },
    'Corrected, money back',
    'Correction: Wrong address.',
  ],
] as const)('says what came of it, and of the money, with nothing to cancel: %j', (changes, name, hint) => {
  const element = rowOf(changes);
  const row = within(element);
  expect(row.getByText(name)).toBeDefined();
  expect(element.textContent).toContain(hint);
  expect(row.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

const TO_TRON = { method: 'crypto', coin: 'tron', network: 'nile', address: TRON[0] } as const;

it.each([
  [{}, 'Bank reference tx-1 recorded on'],
  [{ details: TO_TRON }, 'Transaction tx-1 recorded on'],
] as const)('says by which transaction it was sent, and when, to be copied: %j', (changes, line) => {
  render(
    <StatusOfWithdrawal
      withdrawal={{ ...HELD, ...changes, status: 'paid', payout: { reference: 'tx-1', at: 0 } }}
    />,
  );
  expect(screen.getByText('Sent')).toBeDefined();
  expect(document.body.textContent).toContain(line);
  expect(screen.getByRole('button', { name: 'Copy the reference tx-1' })).toBeDefined();
});
