import type { CoinId } from '../domain/coin.ts';
import type { RecordedPrice } from '../domain/recorded-price.ts';
import { changeInBasisPoints, parseRecording, type RecordedDay } from '../market/snapshot.ts';

const NAMES = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDT: 'Tether',
  XRP: 'XRP',
  BNB: 'BNB',
  SOL: 'Solana',
  USDC: 'USD Coin',
  TRX: 'Tron',
  DOGE: 'Dogecoin',
  ADA: 'Cardano',
  LINK: 'Chainlink',
  ZEC: 'Zcash',
} as const;

export type RecordedSymbol = keyof typeof NAMES;

const SYMBOL_OF: Readonly<Record<CoinId, RecordedSymbol>> = {
  bitcoin: 'BTC',
  dogecoin: 'DOGE',
  tron: 'TRX',
  ethereum: 'ETH',
};

// Read while the site is built, so that only the figures asked for reach a page, not three years of days.
const recordings = import.meta.glob<string>('../market/recorded/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function listRecordedPrices(): readonly RecordedPrice[] {
  return (Object.keys(NAMES) as RecordedSymbol[]).map(lastDayOf);
}

/** The recorded price that a deposit in this coin is worked out from. */
export function recordedPrice(coin: CoinId): RecordedPrice {
  return lastDayOf(SYMBOL_OF[coin]);
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
    name: NAMES[symbol],
    days,
    first,
    last,
    lowest: byClose[0] ?? first,
    highest: byClose.at(-1) ?? last,
    changeBasisPoints: changeInBasisPoints(first.close, last.close),
  };
}

const parsed = new Map<RecordedSymbol, readonly RecordedDay[]>();

/** Read once for all charts of a build. */
function daysOf(symbol: RecordedSymbol): readonly RecordedDay[] {
  const days = parsed.get(symbol) ?? parseRecording(recordings[`../market/recorded/${symbol}.csv`] ?? '');
  parsed.set(symbol, days);
  return days;
}

function lastDayOf(symbol: RecordedSymbol): RecordedPrice {
  const [before, last] = daysOf(symbol).slice(-2);
  if (!before || !last) throw new Error(`The recording of ${symbol} has fewer than two days.`);
  return {
    symbol,
    name: NAMES[symbol],
    date: last.date,
    close: last.close,
    changeBasisPoints: changeInBasisPoints(before.close, last.close),
    volumeUsd: last.volumeUsd,
  };
}
