import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PaintOnce, PendingNotice } from '#ui/feedback/PaintOnce.tsx';

const PATIENCE = 2000;

/** A screen of parts, some of which are not there yet. */
function Parts({ pending, onPaint }: { readonly pending: number; readonly onPaint?: () => void }) {
  return (
    <PaintOnce patience={PATIENCE} {...(onPaint && { onPaint })}>
      <p>Balance</p>
      {pending > 0 && <PendingNotice />}
      {pending > 1 && <PendingNotice />}
    </PaintOnce>
  );
}

const isHeld = () => screen.queryByRole('status') !== null;
/** Lets the observer of changes have its turn. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it('shows a skeleton until the last part is there, and then everything for good', async () => {
  const onPaint = vi.fn();
  const { rerender } = render(<Parts pending={2} onPaint={onPaint} />);
  expect(isHeld()).toBe(true);
  rerender(<Parts pending={1} onPaint={onPaint} />);
  await settle();
  expect(isHeld()).toBe(true);
  expect(onPaint).not.toHaveBeenCalled();

  rerender(<Parts pending={0} onPaint={onPaint} />);
  await settle();
  expect(isHeld()).toBe(false);
  expect(onPaint).toHaveBeenCalledOnce();

  rerender(<Parts pending={1} onPaint={onPaint} />);
  await settle();
  expect(isHeld()).toBe(false);
});

it('shows at once what waits for nothing', () => {
  render(<Parts pending={0} />);
  expect(isHeld()).toBe(false);
});

it('shows what is there when a part does not come', async () => {
  render(<Parts pending={1} />);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE - 1));
  expect(isHeld()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isHeld()).toBe(false);
});

it('waits for the parts of one inside it', async () => {
  const nested = (pending: number) => (
    <PaintOnce patience={PATIENCE}>
      <Parts pending={pending} />
    </PaintOnce>
  );
  const { rerender } = render(nested(1));
  await settle();
  expect(screen.getAllByRole('status')).toHaveLength(2);
  rerender(nested(0));
  await settle();
  expect(isHeld()).toBe(false);
});

it('waits for a part whose code comes later', async () => {
  let arrive: (part: string) => void = () => undefined;
  const load = () => new Promise<string>((resolve) => (arrive = resolve));
  render(
    <PaintOnce patience={PATIENCE}>
      <Deferred load={load}>{(part) => <p>{part}</p>}</Deferred>
    </PaintOnce>,
  );
  await settle();
  expect(screen.queryAllByRole('status')).toHaveLength(2);
  await act(async () => arrive('The places to begin from'));
  await settle();
  expect(isHeld()).toBe(false);
});
