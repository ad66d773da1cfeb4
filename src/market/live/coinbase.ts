import { type Instant, SECOND } from '#domain/time.ts';
import type { MarketCoinId, OnFeedError, Tick, Unsubscribe } from '#market/feed.ts';
import { backOff } from './back-off.ts';
import { readMessage, subscription } from './coinbase-messages.ts';

/** The coins that this exchange trades against US dollars. Others keep the price of the last snapshot. */
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

/** Heartbeats arrive each second: after so long without one the connection is dead, whatever the browser says. */
const SILENCE = 15 * SECOND;

interface Trades {
  readonly url: string;
  readonly random: () => number;
  readonly onTick: (tick: Tick) => void;
  readonly onError: OnFeedError;
}

/** Follows the exchange's trades, and reconnects while it is watched. */
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
      // A message may not concern us; report only one that should be ours and cannot be read.
      else if (message.kind === 'unreadable') onError('unreadable');
    };
  }

  /** A late trade holds an outdated price. */
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
