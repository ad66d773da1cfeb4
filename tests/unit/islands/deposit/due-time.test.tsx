import { act, cleanup, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MINUTE } from '#domain/time.ts';
import { DueTime } from '#islands/deposit/DueTime.tsx';
import { depositText } from '#islands/deposit/text.ts';

it('marks a payment as overdue while it is looked at', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const { container } = render(<DueTime dueAt={Date.now() + MINUTE} expiresAt={null} />);
  expect(container.textContent).not.toContain(depositText.overdue);
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(container.textContent).toContain(depositText.overdue);
});

it('does not call a deposit overdue that no one has shown to be paid, and says when it expires', () => {
  const { container } = render(<DueTime dueAt={null} expiresAt={Date.UTC(2023, 0, 29)} />);
  expect(container.textContent).toContain(depositText.expires);
  expect(container.textContent).toContain('Within 2 hours of payment');
  expect(container.textContent).not.toContain(depositText.overdue);
  expect(container.querySelector('time')?.dateTime).toBe('2023-01-29T00:00:00.000Z');
});
