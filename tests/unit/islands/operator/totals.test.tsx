import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend, LoggedPosting, Sandbox, WatchedWalk } from '#backend/port/backend.ts';
import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { DAY, utcDayOf } from '#domain/time.ts';
import { Totals } from '#islands/operator/Totals.tsx';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const TODAY = utcDayOf(Date.now());
const paidIn = (daysAgo: number, dollars: number): LoggedPosting => ({
  entry: daysAgo,
  posting: {
    id: `p${daysAgo}`,
    kind: 'credit',
    from: 'external',
    to: 'locked:ada',
    subject: 'd',
    amount: cents(dollars * 100),
    at: TODAY - daysAgo * DAY,
  },
});

const { site } = vi.hoisted(() => ({
  site: {
    walk: null as WatchedWalk | null,
    postings: [] as LoggedPosting[],
    held: 0 as Cents,
    house: 0 as Cents,
  },
}));
vi.mock('#backend/index.ts', () => {
  const opened: Partial<Backend> = {
    readPostings: async () => ({ items: site.postings, next: null }),
    watchAllDeposits: (_filter, _most, onLatest) => {
      onLatest({ items: [], older: null });
      return () => undefined;
    },
    sandbox: {
      watchWalk(onWalk: (walk: WatchedWalk | null) => void) {
        onWalk(site.walk);
        return () => undefined;
      },
    } as Partial<Sandbox> as Sandbox,
    watchTotals: (onTotals) => {
      onTotals({ external: ZERO, house: site.house, locked: ZERO, earning: ZERO, held: site.held });
      return () => undefined;
    },
  };
  return { backend: async () => opened };
});

it('draws thirty days to one scale, and nothing where nothing was', async () => {
  site.postings = [paidIn(20, 400), paidIn(3, 1_000)];
  await act(async () => void render(<Totals />));
  const [paid, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  const heights = [...(paid?.querySelectorAll<HTMLElement>('[title] > span') ?? [])].map(
    ({ style }) => style.blockSize,
  );
  expect(heights).toHaveLength(60);
  expect([heights[9], heights[26]]).toEqual(['40%', '100%']);
  expect(paid?.textContent).toContain('Highest: $1,000.00');
  expect(paid?.textContent).toMatch(/Paid or to send\$0\.00(?!Highest)/);
});

it('cuts one day that would flatten all others, and says so', async () => {
  site.postings = [paidIn(20, 40), paidIn(5, 10), paidIn(3, 1_000)];
  vi.resetModules();
  const { Totals: Reloaded } = await import('#islands/operator/Totals.tsx');
  await act(async () => void render(<Reloaded />));
  const [paid] = screen.getAllByRole('listitem');
  const bars = [...(paid?.querySelectorAll<HTMLElement>('[title] > span') ?? [])];
  expect([9, 24, 26].map((nth) => [bars[nth]?.style.blockSize, bars[nth]?.dataset['cut']])).toEqual([
    ['66.6667%', 'false'],
    ['16.6667%', 'false'],
    ['100%', 'true'],
  ]);
  expect(bars[26]?.parentElement?.textContent).toBe('$1,000');
});

const sentYesterday: LoggedPosting = {
  entry: 9,
  posting: {
    id: 's',
    kind: 'pay',
    from: 'held:ada',
    to: 'external',
    subject: 'w',
    amount: cents(250_00),
    at: TODAY - DAY,
  },
};

it('draws what came and what went to the scale of the higher one', async () => {
  site.postings = [paidIn(3, 1_000), sentYesterday];
  vi.resetModules();
  const { Totals: Reloaded } = await import('#islands/operator/Totals.tsx');
  await act(async () => void render(<Reloaded />));
  const [card] = screen.getAllByRole('listitem');
  const charts = ['$1,000.00', '$250.00'].map((highest) => {
    const bar = card?.querySelector<HTMLElement>(`[title$="${highest}"]`);
    return [bar?.querySelector('span')?.style.blockSize, bar?.parentElement?.style.flexGrow];
  });
  expect(charts, 'each scale ends at a line').toEqual([
    ['100%', '100000'],
    ['50%', '50000'],
  ]);
  const lines = [...(card?.querySelectorAll('small') ?? [])].map((line) => [
    line.textContent,
    line.style.blockSize,
  ]);
  expect(lines).toEqual([
    ['$0', '0%'],
    ['$500', '50%'],
    ['$1,000', '100%'],
    ['$500', '100%'],
  ]);
});

it('says that no money has come, in place of zeros', async () => {
  vi.resetModules();
  site.postings = [];
  const { Totals: Reloaded } = await import('#islands/operator/Totals.tsx');
  await act(async () => void render(<Reloaded />));
  expect(screen.getByText('No money has come in yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

const heldToday: LoggedPosting = {
  entry: 1,
  posting: {
    id: 'h',
    kind: 'hold',
    from: 'earning:ada',
    to: 'held:ada',
    subject: 'w',
    amount: cents(60_00),
    at: TODAY,
  },
};

it.each([
  ['never moved', []],
  ['is of one day alone', [heldToday]],
])('draws no level that %s', async (_, postings) => {
  site.postings = postings;
  site.held = cents(60_00);
  site.house = cents(40_00);
  vi.resetModules();
  const { Totals: Reloaded } = await import('#islands/operator/Totals.tsx');
  await act(async () => void render(<Reloaded />));
  expect(screen.queryByText('Held now')).toBeNull();
  expect(screen.getByText('The programme has kept $40.00. Its members’ accounts hold $60.00.')).toBeTruthy();
  site.held = ZERO;
});

it('counts the days of a young walk from its first', async () => {
  site.walk = walkOn(3, { passed: [{ at: TODAY - DAY, days: 0 }] });
  site.postings = [paidIn(0, 7)];
  vi.resetModules();
  const { Totals: Reloaded } = await import('#islands/operator/Totals.tsx');
  await act(async () => void render(<Reloaded />));
  const [paid] = screen.getAllByRole('listitem');
  const bars = [...(paid?.querySelectorAll<HTMLElement>('[title]') ?? [])];
  expect(bars.slice(0, 3).map(({ title }) => title)).toEqual([
    'Day 1: $0.00',
    'Day 2: $0.00',
    'Day 3: $7.00',
  ]);
});
