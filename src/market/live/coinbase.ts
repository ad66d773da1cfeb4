import { type Instant, SECOND } from '#domain/time.ts';
import type { MarketCoinId, OnFeedError, Tick, Unsubscribe } from '#market/feed.ts';
import { backOff } from './back-off.ts';
import { readMessage, subscription } from './coinbase-messages.ts';

/** Traded there against US dollars. Others have the price of the last snapshot. */
const COIN_OF: Readonly<Record<string, MarketCoinId>> = {
  'BTC-USD': 'bitcoin',
  'ETH-USD': 'ethereum',
  'USDT-USD': 'tether',
  'XRP-USD': 'ripple',
  'BNB-USD': 'binancecoin',
  'SOL-USD': 'solana',
  'DOGE-USD': 'dogecoin',
  'ADA-USD': 'cardano',
  'LINK-USD': 'chainlink',
  'ZEC-USD': 'zcash',
};

/** Heartbeats come each second: after so long without anything the line is dead, whatever the browser says. */
const SILENCE = 15 * SECOND;

interface Trades {
  readonly url: string;
  readonly random: () => number;
  readonly onTick: (tick: Tick) => void;
  readonly onError: OnFeedError;
}

/** Follows the exchange's trades, and connects anew for as long as it is watched. */
export function watchTrades({ url, random, onTick, onError }: Trades): Unsubscribe {
  const newest = new Map<MarketCoinId, Instant>();
  let failures = 0;
  let hangUp: Unsubscribe = () => undefined;

  function connect() {
    const socket = new WebSocket(url);
    let timer = setTimeout(() => fail('silent'), SILENCE);

    hangUp = () => {
      clearTimeout(timer);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    };

    function fail(error: 'silent' | 'unreachable') {
      hangUp();
      failures += 1;
      const again = setTimeout(connect, backOff(failures, random));
      hangUp = () => clearTimeout(again);
      onError(error);
    }

    socket.onopen = () => {
      for (const product of Object.keys(COIN_OF)) socket.send(subscription(product));
    };
    socket.onclose = () => fail('unreachable');
    socket.onmessage = ({ data }) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('silent'), SILENCE);
      const message = readMessage(data);
      if (message.kind === 'trade') take(message.product, message.price, message.at);
      // A single message may be none of ours; only one that should be ours and is not is worth telling.
      else if (message.kind === 'unreadable') onError('unreadable');
    };
  }

  /** What comes late tells of a price that is no longer the last one. */
  function take(product: string, price: string, at: Instant) {
    const coin = COIN_OF[product];
    if (!coin || at < (newest.get(coin) ?? 0)) return;
    newest.set(coin, at);
    failures = 0;
    onTick({ coin, price, at });
  }

  connect();
  return () => hangUp();
}
