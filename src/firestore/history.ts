import { cents } from '#domain/money/cents.ts';
import {
  EXACT_STEPS,
  type History,
  inTime,
  lastOfEachDay,
  type PostedStep,
} from '#domain/money/portfolio.ts';
import type { StatementKind } from '#domain/money/statement.ts';
import { utcDayOf } from '#domain/time.ts';
import { type HistoryEnd, STEPS_OF_BUNDLE } from './documents.ts';

/** How many of the newest bundles a history needs besides its end. */
export const BUNDLES_READ = Math.ceil(EXACT_STEPS / STEPS_OF_BUNDLE);

export const NO_HISTORY: HistoryEnd = { bundles: 0, steps: '' };

/** Writes one step on each line: Firestore's own maps take longer to read. */
export const writeSteps = (steps: readonly PostedStep[]): string =>
  steps
    .map(({ at, kind, balances: { locked, earning, held } }) => [at, kind, locked, earning, held].join(' '))
    .join('\n');

export const readSteps = (text: string): readonly PostedStep[] =>
  text === '' ? [] : text.split('\n').map(readStep);

function readStep(line: string): PostedStep {
  const [at, kind, locked, earning, held] = line.split(' ');
  const balances = {
    locked: cents(Number(locked)),
    earning: cents(Number(earning)),
    held: cents(Number(held)),
  };
  return { at: Number(at), kind: kind as StatementKind, balances };
}

/** Whether this many more steps may fill a bundle. */
export const isFilledBy = ({ steps }: HistoryEnd, more: number): boolean =>
  steps.split('\n').length + more >= STEPS_OF_BUNDLE;

/** @returns the end of the history after one more step, and the steps of the bundle that it fills, if any */
export function historyAfter(
  { bundles, steps }: HistoryEnd,
  step: PostedStep,
): { readonly end: HistoryEnd; readonly full: string | null } {
  const longer = steps === '' ? writeSteps([step]) : `${steps}\n${writeSteps([step])}`;
  return longer.split('\n').length < STEPS_OF_BUNDLE
    ? { end: { bundles, steps: longer }, full: null }
    : { end: { bundles: bundles + 1, steps: '' }, full: longer };
}

/** The steps of `DayEndsDocument` after one more bundle. */
export const dayEndsAfter = (dayEnds: string, full: string): string =>
  writeSteps(lastOfEachDay(inTime([...readSteps(dayEnds), ...readSteps(full)]), utcDayOf));

/**
 * @param bundles the newest ones, in order
 * @param dayEnds null: there are no older bundles
 */
export function toHistory(
  bundles: readonly string[],
  dayEnds: string | null,
  { steps: newest }: HistoryEnd,
): History {
  const steps = [...bundles, newest].flatMap(readSteps);
  const [first] = steps;
  if (dayEnds === null || !first) return { steps, dayEnds: null };
  // Drop the day in which the steps begin: the steps contain its end.
  const isEarlier = ({ at }: PostedStep) => utcDayOf(at) < utcDayOf(first.at);
  return { steps, dayEnds: readSteps(dayEnds).filter(isEarlier) };
}
