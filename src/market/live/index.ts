import { MINUTE } from '#domain/time.ts';
import type { Credit, MarketFeed, Unsubscribe } from '#market/feed.ts';
import { watchTrades } from './coinbase.ts';
import { createCoinGecko } from './coingecko.ts';
import { COINBASE_FEED, COINGECKO_API } from './hosts.ts';
import { poll } from './poll.ts';
import { createRest } from './rest.ts';

/** CoinGecko's terms ask to be named with a link wherever its figures are shown. */
const CREDITS: readonly Credit[] = [
  { name: 'CoinGecko', url: 'https://www.coingecko.com/en/api' },
  { name: 'Coinbase Exchange', url: 'https://exchange.coinbase.com' },
];

interface Surroundings {
  readonly coingecko: string;
  readonly coinbase: string;
  /** From 0 up to 1: spreads the retries of many browsers over time. */
  readonly random: () => number;
}

/** Prices and history from CoinGecko, trades from Coinbase Exchange. Pauses while the page is hidden. */
export function createLiveFeed({
  coingecko: url = COINGECKO_API,
  coinbase = COINBASE_FEED,
  random = Math.random,
}: Partial<Surroundings> = {}): MarketFeed {
  const coingecko = createCoinGecko(createRest(url), CREDITS);
  return {
    watchSnapshot: (onAnswer, onError) =>
      whileShown(() => poll({ ask: coingecko.snapshot, every: MINUTE, random, onAnswer, onError })),
    history: coingecko.history,
    watchTicks: (onTick, onError) =>
      whileShown(() => watchTrades({ url: coinbase, random, onTick, onError })),
  };
}

/** Runs something while the page is visible: not in a background tab, not on a locked phone. */
function whileShown(start: () => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | null = null;
  const look = () => {
    if (document.visibilityState === 'visible') {
      stop ??= start();
    } else {
      stop?.();
      stop = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
