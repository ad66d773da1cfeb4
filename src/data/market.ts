import type { CoinId } from '../domain/coin.ts';
import { changeInBasisPoints, parseRecording } from '../market/snapshot.ts';

/** The last recorded day of a coin. Wherever it is shown, its date is shown too. */
export interface RecordedPrice {
  /** Ticker, e.g. `BTC`. */
  readonly symbol: string;
  readonly name: string;
  /** `2025-11-20`. */
  readonly date: string;
  /** US dollars, as a decimal string. */
  readonly close: string;
  /** Since the close of the day before, in hundredths of a percent. */
  readonly changeBasisPoints: number;
  /** Traded that day, in whole US dollars. */
  readonly volumeUsd: number;
}

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

type RecordedSymbol = keyof typeof NAMES;

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

function lastDayOf(symbol: RecordedSymbol): RecordedPrice {
  const csv = recordings[`../market/recorded/${symbol}.csv`];
  const [before, last] = parseRecording(csv ?? '').slice(-2);
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
