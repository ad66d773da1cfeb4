import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { dayOf } from '#i18n/days.ts';
import { dateTime, dayOfInstant } from '#i18n/format.ts';
import { $walletView } from '#islands/wallet/model.ts';
import { Drawing } from '#islands/wallet/PortfolioChart.tsx';
import { stepsOf } from '#tests/unit/support/some-ledger.ts';
import styles from '#ui/data/StepChart.module.css';

const NOON = new Date(2026, 10, 20, 12).getTime();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stepAt = (at: Instant, locked: number, earning = 0) => ({
  at,
  balances: { ...NO_BALANCES, locked: cents(locked), earning: cents(earning) },
});
const draw = (
  steps: ReturnType<typeof stepAt>[],
  exactFrom: Instant | null = null,
  walkDay: number | null = null,
) => render(<Drawing steps={steps} exactFrom={exactFrom} walkDay={walkDay} isWhole />);

const drawing = () => screen.getByRole('img');
/** From the top one to the lowest: the area and the edge of each. */
const layers = () =>
  [...drawing().querySelectorAll('g')].map((layer) => {
    const paths = [...layer.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    return [paths[0], paths.at(-1)];
  });

it('shows the first day with its high, what there is of each book, and ends now', () => {
  draw([
    stepAt(NOON - 2 * HOUR, 500_00),
    stepAt(NOON - HOUR, 500_00, 500_00),
    stepAt(NOON - 30 * MINUTE, 250_00),
  ]);
  expect(drawing().getAttribute('aria-label')).toBe('Value over time: $250.00 now, $1,000.00 at its highest');
  expect(screen.getByText(dateTime(NOON))).toBeDefined();
  expect(screen.getAllByText('$1,000')).toHaveLength(1);
  expect(screen.getAllByText('$500')).toHaveLength(1);
  const [earning, locked, held] = layers();
  expect(locked).toEqual([
    'M0 120L500 120L750 120L750 180L1000 180L1000 240L750 240L500 240L0 240Z',
    'M0 120L500 120L750 120L750 180L1000 180',
  ]);
  const all = 'M0 120L500 120L500 0L750 0L750 180L1000 180';
  expect(earning).toEqual([`${all}L750 180L750 120L500 120L0 120Z`, all]);
  // Nothing was ever held.
  expect(held).toBeUndefined();
});

it('names days once there are several', () => {
  draw([stepAt(NOON - 3 * DAY, 100_00)]);
  expect(screen.getByText(dayOfInstant(NOON - 3 * DAY))).toBeDefined();
});

it('names the days of a walk', () => {
  draw([stepAt(3 * DAY, 300_00), stepAt(573 * DAY, 310_00)], null, 600);
  expect(screen.getByText('Day 3')).toBeDefined();
  expect(screen.getByText('Day 600')).toBeDefined();
  // It ends with the present day.
  expect(layers().at(-1)?.[1]).toMatch(/H1000$|L1000 /);
});

it('draws a posting of this very moment', () => {
  draw([stepAt(NOON, 100_00)]);
  expect(layers().at(-1)?.[1]).toBe('M0 0L1000 0');
});

it('draws steps only, and dashes those of which the ends of days are known alone', () => {
  draw(
    [
      stepAt(NOON - 4 * DAY, 20_00),
      stepAt(NOON - 3 * DAY, 40_00),
      stepAt(NOON - 2 * DAY, 60_00),
      stepAt(NOON - DAY, 100_00),
    ],
    NOON - 2 * DAY,
  );
  const sketch = drawing().querySelector(`g:last-of-type .${styles.sketch}`);
  expect(sketch?.getAttribute('d')).toBe('M0 192L250 192L250 144L500 144');
  expect(layers().at(-1)?.[1]).toBe('M500 144L500 96L750 96L750 0L1000 0');
});

it('dashes nothing where each posting is known', () => {
  draw([stepAt(NOON - 2 * DAY, 20_00), stepAt(NOON - DAY, 40_00)]);
  expect(drawing().querySelectorAll(`.${styles.sketch}`)).toHaveLength(0);
});

it('reads out each step under the cursor, and leads to its day in the statement', () => {
  const [first, second] = [NOON - 10 * DAY, NOON - 2 * DAY];
  const postings = [
    { kind: 'credit', from: 'external', to: 'locked:ada', amount: cents(500_00), at: first, subject: 'd' },
    { kind: 'activation', from: 'locked:ada', to: 'house', amount: cents(5_00), at: second, subject: 's6-1' },
  ] as const;
  const steps = stepsOf(
    'ada',
    postings.map((posting, nth) => ({ ...posting, id: `p${nth}` })),
  );
  onTestFinished($walletView.listen(() => undefined));
  render(
    <>
      <h2 id="statement" tabIndex={-1}>
        Statement
      </h2>
      <Drawing steps={steps} exactFrom={null} walkDay={null} isWhole />
    </>,
  );
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe(`${dateTime(second)}, $495.00, Level activated, −$5.00`);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe(
    `${dateTime(first)}, $500.00, Deposit credited, +$500.00`,
  );
  expect(screen.getByText(`${dateTime(first)} · Deposit credited, +$500.00`)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: `Statement of ${dayOfInstant(first)}` }));
  expect($walletView.get()).toMatchObject({ group: null, from: dayOf(first), to: dayOf(first) });
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
