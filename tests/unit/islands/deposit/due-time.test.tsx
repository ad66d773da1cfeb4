import { act, cleanup, render } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TimedWalk } from '#domain/community/walk.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { DueTime } from '#islands/deposit/DueTime.tsx';
import { depositText } from '#islands/deposit/text.ts';
import { tick } from '#stores/clock.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const stores = vi.hoisted(() => ({ $ownWalk: undefined as unknown }));
vi.mock('#stores/walk.ts', () => stores);
const $ownWalk = atom<TimedWalk | null>(null);
stores.$ownWalk = $ownWalk;
const sandbox = vi.hoisted(() => ({ $hasSandbox: undefined as unknown }));
vi.mock('#stores/sandbox.ts', () => sandbox);
const $hasSandbox = atom(false);
sandbox.$hasSandbox = $hasSandbox;

function stopClock() {
  vi.useFakeTimers();
  tick();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
}

it('marks a payment as overdue while it is looked at', () => {
  stopClock();
  const { container } = render(<DueTime dueAt={Date.now() + MINUTE} expiresAt={null} />);
  expect(container.textContent).not.toContain(depositText.overdue);
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(container.textContent).toContain(depositText.overdue);
});

it('does not call a deposit overdue that no one has shown to be paid, and says when it expires', () => {
  const { container } = render(<DueTime dueAt={null} expiresAt={Date.UTC(2023, 0, 29)} />);
  expect(container.textContent).toContain(depositText.expires);
  expect(container.textContent).toContain('Credited within 2 hours of payment');
  expect(container.textContent).not.toContain(depositText.overdue);
  expect(container.querySelector('time')?.dateTime).toBe('2023-01-29T00:00:00.000Z');
});

it('says in the sandbox who credits it, since no one else does', () => {
  onTestFinished(() => $hasSandbox.set(false));
  $hasSandbox.set(true);
  const { container } = render(<DueTime dueAt={null} expiresAt={null} />);
  expect(container.textContent).toBe('Pay it, or credit it as operator');
});

it('says in a walk how much time is left, and no date', () => {
  stopClock();
  onTestFinished(() => $ownWalk.set(null));
  $ownWalk.set(walkOn(540));
  const { container, rerender } = render(<DueTime dueAt={null} expiresAt={Date.now() + 14 * DAY} />);
  expect(container.textContent).toBe('Credited within 2 hours of paymentExpires in 14 days of real time');
  rerender(<DueTime dueAt={Date.now() + 2 * HOUR} expiresAt={null} />);
  expect(container.textContent).toBe('Due in 2 hours of real time');
  expect(container.querySelector('time')).toBeNull();
});
