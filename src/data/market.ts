import type { CoinId } from '#domain/money/coin.ts';
import { RECORDED_COINS, type RecordedCoin, type RecordedSymbol } from '#market/coins.ts';
import { changeInBasisPoints, parseRecording, type RecordedDay } from '#market/snapshot.ts';

export type { RecordedSymbol };

/** A coin's last recorded price. Wherever it is shown, its date is shown too. */
interface RecordedPrice {
  /** Ticker, e.g. `BTC`. */
  readonly symbol: string;
  readonly name: string;
  /** Day of the recording, `2025-11-20`. */
  readonly date: string;
  /** US dollars, as a decimal string. */
  readonly close: string;
}

// Read while the site is built, so that only the figures asked for reach a page, not three years of days.
const recordings = import.meta.glob<string>('../market/recorded/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The recorded price that a deposit in this coin is worked out from. */
export function recordedPrice(coin: CoinId): RecordedPrice {
  const { symbol, name } = coinBy('id', coin);
  const last = daysOf(symbol).at(-1);
  if (!last) throw new Error(`The recording of ${symbol} is empty.`);
  return { symbol, name, date: last.date, close: last.close };
}

/** Some days of a coin, oldest first. Wherever they are shown, their dates are shown too. */
export interface PriceHistory {
  readonly symbol: string;
  readonly name: string;
  readonly days: readonly RecordedDay[];
  readonly first: RecordedDay;
  readonly last: RecordedDay;
  /** By their closing prices. */
  readonly lowest: RecordedDay;
  readonly highest: RecordedDay;
  /** From the first close to the last, in hundredths of a percent. */
  readonly changeBasisPoints: number;
}

/**
 * @param from first day, `2025-01-01`; without it, the first that is recorded
 * @param to last day; without it, the last that is recorded
 * @throws Error if fewer than two days are left
 */
export function recordedHistory(symbol: RecordedSymbol, from?: string, to?: string): PriceHistory {
  const days = daysOf(symbol).filter(({ date }) => (!from || date >= from) && (!to || date <= to));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) throw new Error(`${symbol} has no two days from ${from} to ${to}.`);
  const byClose = days.toSorted((left, right) => Number(left.close) - Number(right.close));
  return {
    symbol,
    name: coinBy('symbol', symbol).name,
    days,
    first,
    last,
    lowest: byClose[0] ?? first,
    highest: byClose.at(-1) ?? last,
    changeBasisPoints: changeInBasisPoints(first.close, last.close),
  };
}

const parsed = new Map<RecordedSymbol, readonly RecordedDay[]>();

function coinBy<Key extends 'id' | 'symbol'>(key: Key, value: RecordedCoin[Key]): RecordedCoin {
  const coin = RECORDED_COINS.find((each) => each[key] === value);
  if (!coin) throw new Error(`No recording of ${value}.`);
  return coin;
}

/** Read once for all charts of a build. */
export function daysOf(symbol: RecordedSymbol): readonly RecordedDay[] {
  const days = parsed.get(symbol) ?? parseRecording(recordings[`../market/recorded/${symbol}.csv`] ?? '');
  parsed.set(symbol, days);
  return days;
}
