import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import { SECOND } from '#domain/time.ts';
import { SetAside } from '#islands/operator/LaterView.tsx';

const REQUEST: SetAsideRequest = {
  path: 'accounts/ada-uid/withdrawals/w1',
  member: { uid: 'ada-uid', username: 'ada', isSample: false },
  kind: 'withdrawal',
  failures: 5,
  since: Date.UTC(2026, 0, 15, 12),
  reason: 'TypeError: no details',
};

let tell: (requests: readonly SetAsideRequest[]) => void = () => undefined;
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({
    watchSetAside(onSetAside: typeof tell) {
      tell = onSetAside;
      return () => undefined;
    },
  }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Stores stay mounted for a second after the last component unsubscribes.
  vi.advanceTimersByTime(2 * SECOND);
  vi.useRealTimers();
});

async function shown(requests: readonly SetAsideRequest[]): Promise<void> {
  render(<SetAside />);
  await act(async () => vi.advanceTimersByTime(0));
  act(() => tell(requests));
}

it('says that nothing is set aside', async () => {
  await shown([]);
  expect(screen.getByText('Nothing is set aside')).toBeTruthy();
  expect(screen.queryByRole('table')).toBe(null);
});

it('shows whose request it is, since when and why, and copies the command that has it tried again', async () => {
  await shown([REQUEST]);
  const [, row] = screen.getAllByRole('row');
  for (const text of ['Withdrawal or cancellation', 'ada', '2026', '5', 'TypeError: no details']) {
    expect(row?.textContent).toContain(text);
  }
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  screen.getByRole('button', { name: 'Copy the command: Withdrawal or cancellation, ada' }).click();
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledWith(
    'npm run settle -- --release accounts/ada-uid/withdrawals/w1 --by NAME',
  );
});
