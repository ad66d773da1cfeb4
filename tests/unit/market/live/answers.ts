/** Answers in the form that CoinGecko and Coinbase Exchange document, with the figures of two coins. */

const coin = (id: string, symbol: string, name: string, price: number) => ({
  id,
  symbol,
  name,
  image: `https://coin-images.coingecko.com/coins/images/1/large/${id}.png`,
  current_price: price,
  market_cap: price * 19_900_000,
  market_cap_rank: 1,
  total_volume: 35_123_456_789.12,
  high_24h: price * 1.02,
  low_24h: price * 0.98,
  price_change_percentage_24h: 1.234,
  circulating_supply: 19_900_000,
  max_supply: null,
  roi: null,
  last_updated: '2026-11-20T12:00:00.000Z',
  sparkline_in_7d: { price: Array.from({ length: 168 }, (_, hour) => price * (1 + hour / 10_000)) },
  price_change_percentage_24h_in_currency: 1.234,
  price_change_percentage_7d_in_currency: -2.5,
  price_change_percentage_30d_in_currency: 10,
  price_change_percentage_1y_in_currency: null,
});

export const BITCOIN = coin('bitcoin', 'btc', 'Bitcoin', 90_000);
export const ETHEREUM = coin('ethereum', 'eth', 'Ethereum', 3_000.5);
export const MARKETS = [BITCOIN, ETHEREUM];

/** What the server says with 429. */
export const TOO_MANY = {
  status: { error_code: 429, error_message: "You've exceeded the Rate Limit." },
};

export const ticker = (price: string, time: string, product = 'BTC-USD') => ({
  type: 'ticker',
  sequence: 37_475_248_783,
  product_id: product,
  price,
  open_24h: '89000',
  volume_24h: '12345.678',
  best_bid: price,
  best_ask: price,
  side: 'buy',
  time,
  trade_id: 370_843_401,
  last_size: '0.01',
});

export const HEARTBEAT = {
  type: 'heartbeat',
  last_trade_id: 20,
  product_id: 'BTC-USD',
  sequence: 90,
  time: '2026-11-20T12:00:00.464459Z',
};
