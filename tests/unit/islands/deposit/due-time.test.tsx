// @vitest-environment jsdom
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

it('says when the deposit expires, where it does', () => {
  onTestFinished(cleanup);
  const { container } = render(<DueTime dueAt={0} expiresAt={Date.UTC(2023, 0, 29)} />);
  expect(container.textContent).toContain(depositText.expires);
  expect(container.querySelectorAll('time')[1]?.dateTime).toBe('2023-01-29T00:00:00.000Z');
});
