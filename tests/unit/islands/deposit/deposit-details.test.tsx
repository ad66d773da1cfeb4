import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { HOUR } from '#domain/time.ts';
import { dateTime } from '#i18n/format.ts';
import { DepositDetails } from '#islands/deposit/DepositDetails.tsx';

const AT = new Date(2026, 10, 20, 12).getTime();
const PENDING: Deposit = {
  id: 'd1',
  coin: 'bitcoin',
  network: 'testnet',
  package: 'gold',
  amount: cents(1_100_00),
  coinAmount: '0.012',
  address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp',
  status: 'pending',
  proofAt: AT + 1,
  createdAt: AT,
  decidedAt: null,
  note: null,
};

/** Label and value of each. */
function details(changes: Partial<Deposit>): Readonly<Record<string, string>> {
  cleanup();
  render(<DepositDetails deposit={{ ...PENDING, ...changes }} coins={[]} packages={[]} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(labels.map((label, nth) => [label, values[nth] ?? '']));
}

const link = () => screen.queryByRole('link')?.getAttribute('href');

it('a pending deposit says what was asked and until when', () => {
  const shown = details({});
  expect(shown).toMatchObject({
    'Asked for': dateTime(AT),
    Package: 'gold, $1,100.00',
    'To pay': '0.012 bitcoin on Bitcoin testnet',
    Proof: `Uploaded on ${dateTime(AT + 1)}`,
    Time: expect.stringContaining(dateTime(AT + 2 * HOUR)),
  });
  expect(shown).not.toHaveProperty('Decision');
  expect(link()).toBeUndefined();
});

it('a decided one says when and why, and leads to its postings if there are some', () => {
  const decided = { decidedAt: AT + HOUR, note: 'Thank you.' };
  expect(details({ status: 'credited', ...decided })).toMatchObject({
    Decision: `Credited on ${dateTime(AT + HOUR)}`,
    'Operator’s note': 'Thank you.',
  });
  expect(link()).toBe('/dashboard/mywallet/?show=deposits&from=2026-11-20&to=2026-11-20#statement');
  expect(details({ status: 'refused', decidedAt: AT + HOUR })).toMatchObject({
    Decision: `Refused on ${dateTime(AT + HOUR)}`,
  });
  expect(link()).toBeUndefined();
});

it('one that was taken back says both', () => {
  const reversed = { at: AT + 24 * HOUR, reason: 'Credited twice.' };
  expect(details({ status: 'reversed', decidedAt: AT + HOUR, reversed })).toMatchObject({
    Decision: `Credited on ${dateTime(AT + HOUR)}`,
    Correction: dateTime(AT + 24 * HOUR),
    Reason: 'Credited twice.',
  });
  expect(link()).toBe('/dashboard/mywallet/?show=deposits&from=2026-11-20&to=2026-11-21#statement');
});
