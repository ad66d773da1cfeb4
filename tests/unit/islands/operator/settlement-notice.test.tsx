import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettlerState, SettlerStatus } from '#domain/settlement/settler-status.ts';
import { HOUR, MINUTE, SECOND } from '#domain/time.ts';
import { SettlementNotice } from '#islands/operator/Console.tsx';

const NOW = Date.UTC(2026, 0, 15, 12);
const STATUS: SettlerStatus = {
  seenAt: NOW - 10 * SECOND,
  settledAt: NOW - MINUTE,
  waiting: 0,
  oldestSince: null,
  setAside: 0,
  reason: null,
  version: '1.2.3',
};

let tell: (settlement: SettlerState) => void = () => undefined;
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({
    watchSettlement(onSettlement: typeof tell) {
      tell = onSettlement;
      return () => undefined;
    },
  }),
}));

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  // Stores stay mounted for a second after the last one looks.
  vi.advanceTimersByTime(2 * SECOND);
  vi.useRealTimers();
});

async function shown(settlement: SettlerState) {
  const { container } = render(<SettlementNotice />);
  await act(async () => vi.advanceTimersByTime(0));
  act(() => tell(settlement));
  return container;
}
const settler = (changes: Partial<SettlerStatus> = {}): SettlerState => ({
  kind: 'settler',
  status: { ...STATUS, ...changes },
});

it('says nothing where the browser settles by itself', async () => {
  expect((await shown({ kind: 'browser' })).textContent).toBe('');
});

it('warns where no settler has ever reported', async () => {
  const notice = await shown({ kind: 'settler', status: null });
  expect(notice.querySelector('.notice--danger')?.textContent).toContain('No settler has reported yet');
});

it('says that a settler runs, and how many requests wait for it', async () => {
  const notice = await shown(settler());
  expect(notice.textContent).toContain('The settler is at work (version 1.2.3). Nothing waits for it.');
  act(() => tell(settler({ waiting: 2, oldestSince: NOW - MINUTE })));
  expect(notice.textContent).toMatch(/2 requests wait for it, the oldest since .+\. It last settled one at/);
  expect(notice.querySelector('.notice--danger')).toBeNull();
});

it('shows the reason that an unhealthy settler reports', async () => {
  const notice = await shown(settler({ reason: 'A request has waited too long', waiting: 1 }));
  expect(notice.querySelector('.notice--danger')?.textContent).toContain(
    'The settler needs attention: A request has waited too long. 1 request waits for it.',
  );
});

it('says since when a settler has been silent, while it is looked at', async () => {
  const notice = await shown(settler({ waiting: 3, oldestSince: NOW - HOUR }));
  expect(notice.querySelector('.notice--danger')).toBeNull();
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  const said = notice.querySelector('.notice--danger')?.textContent;
  expect(said).toContain('The settler has been silent since');
  expect(said).toContain('3 requests waited then, the oldest since');
  // And that it is back.
  act(() => tell(settler({ seenAt: NOW + 2 * MINUTE })));
  expect(notice.querySelector('.notice--danger')).toBeNull();
});

it('counts a reporting settler as alive, also if this machine’s clock is wrong', async () => {
  const notice = await shown(settler({ seenAt: NOW - HOUR }));
  expect(notice.querySelector('.notice--danger')).not.toBeNull();
  act(() => tell(settler({ seenAt: NOW - HOUR + 30 * SECOND })));
  expect(notice.querySelector('.notice--danger')).toBeNull();
});
