import { readFileSync } from 'node:fs';

/**
 * The recorded figures, read and reckoned without the product's code: on integers of millionths of a dollar, which every
 * recorded price is, so that sums are exact.
 */
export interface OracleDay {
  readonly day: string;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
}

export const ORACLE_SYMBOLS = [
  ...['ADA', 'BNB', 'BTC', 'DOGE', 'ETH', 'LINK', 'SOL', 'TRX', 'USDC', 'USDT', 'XRP', 'ZEC'],
] as const;

const MILLION = 1_000_000n;

/** `12.5` is 12,500,000 millionths. */
function millionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole) * MILLION + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** The days of a recorded file, oldest first. */
export function oracleDays(symbol: string): readonly OracleDay[] {
  const url = new URL(`../../../src/market/recorded/${symbol}.csv`, import.meta.url);
  const [, ...lines] = readFileSync(url, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [day = '', open = '', high = '', low = '', close = '', volume = ''] = line.trim().split(',');
    return {
      day,
      open: millionths(open),
      high: millionths(high),
      low: millionths(low),
      close: millionths(close),
      volume: BigInt(volume),
    };
  });
}

export const dollars = (amount: bigint): number => Number(amount) / 1_000_000;

/** As the product's stores give them. */
export const candlesOf = (symbol: string) =>
  oracleDays(symbol).map(({ day, open, high, low, close, volume }) => ({
    day,
    open: dollars(open),
    high: dollars(high),
    low: dollars(low),
    close: dollars(close),
    volume: Number(volume),
  }));
