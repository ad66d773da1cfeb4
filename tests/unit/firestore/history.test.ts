import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { EXACT_STEPS, lastOfEachDay, type PostedStep } from '#domain/money/portfolio.ts';
import { utcDayOf } from '#domain/time.ts';
import { HOUR } from '#domain/time.ts';
import { STEPS_OF_BUNDLE } from '#firestore/documents.ts';
import {
  BUNDLES_READ,
  dayEndsAfter,
  historyAfter,
  NO_HISTORY,
  readSteps,
  toHistory,
  writeSteps,
} from '#firestore/history.ts';

const KINDS = ['credit', 'hold', 'pay', 'creditReversal'] as const;

const steps = (length: number): readonly PostedStep[] =>
  Array.from({ length }, (_, nth) => ({
    at: Date.UTC(2026, 0, 1) + nth * 5 * HOUR,
    kind: KINDS[nth % KINDS.length] ?? 'credit',
    balances: { locked: cents(nth), earning: cents(nth * nth), held: cents(7) },
  }));

/** As the settler keeps them. */
function kept(all: readonly PostedStep[]) {
  let [end, dayEnds] = [NO_HISTORY, ''];
  const bundles: string[] = [];
  for (const step of all) {
    const { end: next, full } = historyAfter(end, step);
    if (full !== null) {
      bundles.push(full);
      dayEnds = dayEndsAfter(dayEnds, full);
    }
    end = next;
  }
  return { end, bundles, dayEnds };
}

/** As a member reads it. */
function read(all: readonly PostedStep[]) {
  const { end, bundles, dayEnds } = kept(all);
  return toHistory(bundles.slice(-BUNDLES_READ), bundles.length > BUNDLES_READ ? dayEnds : null, end);
}

it('steps survive being written', () => {
  expect(readSteps(writeSteps(steps(9)))).toEqual(steps(9));
  expect(readSteps('')).toEqual([]);
});

it.each([0, 1, STEPS_OF_BUNDLE - 1, STEPS_OF_BUNDLE, STEPS_OF_BUNDLE + 1, EXACT_STEPS])(
  'of %i postings each is a step',
  (length) => {
    expect(read(steps(length))).toEqual({ steps: steps(length), dayEnds: null });
  },
);

it('of more postings the newest are steps, and the others the ends of their days', () => {
  const length = 3 * EXACT_STEPS + 100;
  const { steps: exact, dayEnds } = read(steps(length));
  expect(exact.length).toBeGreaterThanOrEqual(EXACT_STEPS);
  expect(exact.length).toBeLessThan(EXACT_STEPS + 2 * STEPS_OF_BUNDLE);
  expect(exact).toEqual(steps(length).slice(-exact.length));
  // The day in which the steps begin has its end among them.
  const isEarlier = ({ at }: PostedStep) => utcDayOf(at) < utcDayOf(exact[0]?.at ?? 0);
  expect(dayEnds).toEqual(lastOfEachDay(steps(length).filter(isEarlier), utcDayOf));
});

it('a bundle is full at its size, and the end is never as long', () => {
  const { end, bundles } = kept(steps(2 * STEPS_OF_BUNDLE + 3));
  expect(bundles.map((bundle) => readSteps(bundle).length)).toEqual([STEPS_OF_BUNDLE, STEPS_OF_BUNDLE]);
  expect(end.bundles).toBe(2);
  expect(readSteps(end.steps)).toHaveLength(3);
});
