import type { MarketCoin } from './feed.ts';

/** The coins of `recorded/*.csv`, by their CoinGecko names. */
export const RECORDED_COINS = [
  { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
  { id: 'ethereum', symbol: 'ETH', name: 'Ethereum' },
  { id: 'tether', symbol: 'USDT', name: 'Tether' },
  { id: 'ripple', symbol: 'XRP', name: 'XRP' },
  { id: 'binancecoin', symbol: 'BNB', name: 'BNB' },
  { id: 'solana', symbol: 'SOL', name: 'Solana' },
  { id: 'usd-coin', symbol: 'USDC', name: 'USD Coin' },
  { id: 'tron', symbol: 'TRX', name: 'Tron' },
  { id: 'dogecoin', symbol: 'DOGE', name: 'Dogecoin' },
  { id: 'cardano', symbol: 'ADA', name: 'Cardano' },
  { id: 'chainlink', symbol: 'LINK', name: 'Chainlink' },
  { id: 'zcash', symbol: 'ZEC', name: 'Zcash' },
] as const satisfies readonly MarketCoin[];

export type RecordedCoin = (typeof RECORDED_COINS)[number];
export type RecordedSymbol = RecordedCoin['symbol'];
