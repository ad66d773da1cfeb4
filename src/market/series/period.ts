import type { DailyCandle } from '#market/feed.ts';

/** Statistics of a period, from its closes. */
export interface Period {
  readonly first: DailyCandle;
  readonly last: DailyCandle;
  /** The earliest day, if several are equal. */
  readonly lowest: DailyCandle;
  readonly highest: DailyCandle;
  /** From the first close to the last, as a ratio: 0.05 is a rise of 5%. */
  readonly change: number;
}

/** @returns null for fewer than two days */
export function summarise(candles: readonly DailyCandle[]): Period | null {
  const first = candles[0];
  const last = candles.at(-1);
  if (!first || !last || first === last || first.close <= 0) return null;
  let [lowest, highest] = [first, first];
  for (const candle of candles) {
    if (candle.close < lowest.close) lowest = candle;
    if (candle.close > highest.close) highest = candle;
  }
  return { first, last, lowest, highest, change: last.close / first.close - 1 };
}
