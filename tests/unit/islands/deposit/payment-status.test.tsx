import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { PaymentStatus } from '#islands/deposit/PaymentStatus.tsx';

const NOW = Date.UTC(2026, 0, 5, 12);

const pending = newDeposit(
  {
    id: 'deposit',
    coin: 'dogecoin',
    network: 'testnet',
    package: 'silver',
    amount: cents(500_00),
    coinAmount: '3180.80321643',
    address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
  },
  NOW,
);

const line = () => screen.getByRole('status').textContent;
const left = () => screen.queryByRole('timer')?.textContent;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  // A store that is not watched any more stops a moment later.
  vi.advanceTimersByTime(MINUTE);
  vi.useRealTimers();
});

it('says in one live line where a payment stands, from its start to the decision', () => {
  const { rerender } = render(<PaymentStatus deposit={pending} />);
  const status = screen.getByRole('status');
  expect(line()).toBe('Pending Waiting for your payment');

  const becomes = (changes: Partial<Deposit>) =>
    rerender(<PaymentStatus deposit={{ ...pending, ...changes }} />);
  becomes({ proofAt: NOW });
  expect(line()).toBe('Pending Proof received');
  becomes({ proofAt: NOW, status: 'credited' });
  expect(line()).toBe('Credited $500.00 was added to Active deposit.');
  expect(left()).toBeUndefined();
  becomes({ status: 'refused' });
  expect(line()).toContain('Refused');
  becomes({ status: 'expired' });
  expect(line()).toContain('Expired');
  becomes({ status: 'reversed' });
  expect(line()).toContain('taken back');
  // Another element would not be announced.
  expect(screen.getByRole('status')).toBe(status);
});

it('counts down to what the site does next: it expires without a proof, and with one it is due', () => {
  const { rerender } = render(<PaymentStatus deposit={pending} />);
  expect(left()).toMatch(/^Expires in 14 days$/);
  act(() => void vi.advanceTimersByTime(HOUR));
  expect(left()).toMatch(/^Expires in 13 days, 23 hours$/);

  // Two hours from the proof, however long ago the deposit was declared.
  rerender(<PaymentStatus deposit={{ ...pending, proofAt: NOW + HOUR }} />);
  expect(left()).toMatch(/^Due in 2 hours$/);
  act(() => void vi.advanceTimersByTime(2 * HOUR - MINUTE));
  expect(left()).toMatch(/^Due in 1 minute$/);
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(left()).toBe('Overdue');

  rerender(<PaymentStatus deposit={pending} />);
  act(() => void vi.setSystemTime(NOW + 14 * DAY));
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(left()).toBe('Expires any moment');
});
