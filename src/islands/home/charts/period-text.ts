import { calendarDay } from '#i18n/market-format.ts';
import type { Period } from './comparison/model.ts';
import { priceFigure, share } from './format.ts';
import { type rangeText, periodSentence } from './text.ts';

/** E.g. `Bitcoin rose 12.3% over 1 year, from … to …`. */
export function periodText(
  name: string,
  range: keyof typeof rangeText,
  { first, last, change }: Period,
): string {
  const moved = share(change) === share(0) ? 0 : change;
  return periodSentence({
    name,
    range,
    direction: moved > 0 ? 'rose' : moved < 0 ? 'fell' : 'same',
    change: share(change),
    from: priceFigure(first.close),
    fromDay: calendarDay(first.day),
    to: priceFigure(last.close),
    toDay: calendarDay(last.day),
  });
}
