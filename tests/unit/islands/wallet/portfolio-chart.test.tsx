// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { dayOfInstant, dateTime } from '#i18n/format.ts';
import { PortfolioChart } from '#islands/wallet/PortfolioChart.tsx';

const NOON = new Date(2026, 10, 20, 12).getTime();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const drawing = () => screen.getByRole('img');
const lineOf = (svg: Element) => [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d');

it('shows what happened within the first day, its high, and ends now', () => {
  const steps = [
    { at: NOON - 2 * HOUR, value: cents(500_00) },
    { at: NOON - HOUR, value: cents(1_000_00) },
    { at: NOON - 30 * MINUTE, value: cents(250_00) },
  ];
  render(<PortfolioChart steps={steps} />);
  const [from, to] = [dateTime(NOON - 2 * HOUR), dateTime(NOON)];
  expect(drawing().getAttribute('aria-label')).toMatch(
    new RegExp(`^Value of the account from ${from} to ${to}: .*250.00 at the end, .*1,000.00 at its highest`),
  );
  expect(screen.getByText(to)).toBeDefined();
  expect(lineOf(drawing())).toBe('M0 240H0V120H500V0H750V180H1000');
});

it('names days once there are several', () => {
  render(<PortfolioChart steps={[{ at: NOON - 3 * DAY, value: cents(100_00) }]} />);
  expect(drawing().getAttribute('aria-label')).toContain(
    `from ${dayOfInstant(NOON - 3 * DAY)} to ${dayOfInstant(NOON)}:`,
  );
});

it('draws a posting of this very moment', () => {
  render(<PortfolioChart steps={[{ at: NOON, value: cents(100_00) }]} />);
  expect(lineOf(drawing())).toBe('M0 240H0V0H1000');
});
