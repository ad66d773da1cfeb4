import type { CoinId } from '../domain/coin.ts';
import type { RecordedPrice } from '../domain/recorded-price.ts';
import { changeInBasisPoints, parseRecording } from '../market/snapshot.ts';

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
