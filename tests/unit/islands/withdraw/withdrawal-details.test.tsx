import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { HOUR } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { dateTime } from '#i18n/format.ts';
import { WithdrawalDetails } from '#islands/withdraw/WithdrawalDetails.tsx';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';

const AT = new Date(2026, 10, 20, 12).getTime();
const HELD: Withdrawal = {
  id: 'w1',
  amount: cents(100_00),
  details: { method: 'bank', ...SAMPLE_BANK_DETAILS },
  status: 'held',
  createdAt: AT,
  decidedAt: null,
  note: null,
};

/** Label and value of each. */
function details(changes: Partial<Withdrawal>): Readonly<Record<string, string>> {
  cleanup();
  render(<WithdrawalDetails withdrawal={{ ...HELD, ...changes }} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(labels.map((label, nth) => [label, values[nth] ?? '']));
}

const link = () => screen.queryByRole('link')?.getAttribute('href');

it('a held withdrawal says what was asked, and leads to what is held', () => {
  const shown = details({});
  expect(shown).toMatchObject({
    'Asked for': dateTime(AT),
    Amount: '$100.00',
    'Bank name': 'Sample Bank',
  });
  expect(shown).not.toHaveProperty('Decision');
  expect(link()).toBe('/dashboard/mywallet/?show=withdrawals&from=2026-11-20&to=2026-11-20#statement');
});

it('a paid one says when and why it was decided, and by which reference it was sent', () => {
  const payout = { reference: '0x9f2c4e1a', at: AT + 2 * HOUR };
  expect(details({ status: 'paid', decidedAt: AT + HOUR, note: 'Soon there.', payout })).toMatchObject({
    Decision: `Accepted on ${dateTime(AT + HOUR)}: Soon there.`,
    'Bank reference': expect.stringContaining(dateTime(AT + 2 * HOUR)),
  });
});

it('one whose payout was taken back says both', () => {
  const reversed = { at: AT + 24 * HOUR, reason: 'The bank returned it.' };
  expect(details({ status: 'reversed', decidedAt: AT + HOUR, reversed })).toMatchObject({
    Decision: `Accepted on ${dateTime(AT + HOUR)}`,
    Correction: `${dateTime(AT + 24 * HOUR)}: The bank returned it.`,
  });
  expect(link()).toContain('to=2026-11-21');
});

it('one for which nothing was held leads nowhere', () => {
  details({ status: 'requested' });
  expect(link()).toBeUndefined();
  details({ status: 'refused', decidedAt: AT, neverHeld: 'insufficient-funds' });
  expect(link()).toBeUndefined();
});
