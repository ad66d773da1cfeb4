import { basisPoints } from '../../../../i18n/chart-format.ts';
import { COMPARISON_WORDS } from '../../../../i18n/charts.ts';
import { calendarDay, change } from '../../../../i18n/market-format.ts';
import type { Comparison } from '../../../../stores/comparison.ts';
import { figureOf } from './comparison-drawing.ts';

/** A day and the value of every coin on it, as one sentence. */
export function textAt({ axis, coins, measure }: Comparison, index: number): string {
  const figure = figureOf(measure);
  const values = coins.flatMap(({ coin, values }) => {
    const value = values[index];
    return typeof value === 'number' ? [`${coin.name} ${figure(value)}`] : [];
  });
  const day = axis[index];
  return day === undefined ? '' : `${calendarDay(day)}: ${values.join(', ')}`;
}

/** Which coin did best, which worst, and what the lines are of. */
export function summaryOf({ axis, coins, measure, range }: Comparison): string {
  const known = coins.flatMap(({ coin, stretch }) => (stretch ? [{ coin, change: stretch.change }] : []));
  const ordered = known.toSorted((left, right) => right.change - left.change);
  const [best, worst] = [ordered[0], ordered.at(-1)];
  const start = axis[0];
  const note = measure === 'rebased' && start ? ` ${COMPARISON_WORDS.rebasedNote(calendarDay(start))}` : '';
  if (!best || !worst || best === worst) return note.trim();
  const changes = [best, worst].map((each) => change(basisPoints(each.change))) as [string, string];
  return COMPARISON_WORDS.summary(best.coin.name, changes[0], worst.coin.name, changes[1], range) + note;
}
