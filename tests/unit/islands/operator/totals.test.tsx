import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend, LoggedPosting } from '#backend/port/backend.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import { DAY, utcDayOf } from '#domain/time.ts';
import { Totals } from '#islands/operator/Totals.tsx';

const TODAY = utcDayOf(Date.now());
const paidIn = (daysAgo: number, dollars: number): LoggedPosting => ({
  entry: daysAgo,
  posting: {
    ...{ id: `p${daysAgo}`, kind: 'credit', from: 'external', to: 'locked:ada', subject: 'd' },
    ...{ amount: cents(dollars * 100), at: TODAY - daysAgo * DAY },
  },
});

vi.mock('#backend/index.ts', () => {
  const opened: Partial<Backend> = {
    readPostings: async () => ({ items: [paidIn(20, 5), paidIn(3, 1_000)], next: null }),
    watchAllDeposits: (_filter, _most, onLatest) => {
      onLatest({ items: [], older: null });
      return () => undefined;
    },
    watchTotals: (onTotals) => {
      onTotals({ external: ZERO, house: ZERO, locked: ZERO, earning: ZERO, held: ZERO });
      return () => undefined;
    },
  };
  return { backend: async () => opened };
});

it('draws thirty days to one scale, and nothing where nothing was', async () => {
  await act(async () => void render(<Totals />));
  const [paid, ...others] = screen.getAllByRole('listitem');
  const heights = [...(paid?.querySelectorAll<HTMLElement>('[title] > span') ?? [])].map(
    ({ style }) => style.blockSize,
  );
  expect(heights).toHaveLength(30);
  expect([heights[9], heights[26]]).toEqual(['0.5%', '100%']);
  expect(paid?.textContent).toContain('up to $1,000.00');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Out$0.00', 'Held$0.00']);
});
