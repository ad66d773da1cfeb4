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
  const { container } = render(<DueTime dueAt={Date.now() + MINUTE} />);
  expect(container.textContent).not.toContain(depositText.overdue);
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(container.textContent).toContain(depositText.overdue);
});
