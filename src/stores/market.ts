import { computed } from 'nanostores';
import {
  type FeedData,
  feedErrorCodeOf,
  type History,
  type MarketCoinId,
  type MarketFeed,
  type Range,
  type Snapshot,
  type Unsubscribe,
} from '#market/feed.ts';
import { canGoLive, type FeedKind, openFeed } from '#market/index.ts';
import { watchMarket } from '#market/watch-market.ts';
import { persistedSwitch } from './persisted.ts';

/** Whether this build may use live prices. If not, there is no choice to offer. */
export { canGoLive };

/** Whether the reader wants live prices. Off by default, because it sends requests to other sites. */
export const $wantsLivePrices = persistedSwitch('live-prices', false);

export const $feedKind = computed(
  $wantsLivePrices,
  (wants): FeedKind => (wants && canGoLive ? 'live' : 'recorded'),
);

export {
  type Credit,
  type DailyCandle,
  type FeedErrorCode,
  type History,
  type MarketCoin,
  type MarketCoinId,
  type Quote,
  RANGES,
  type Range,
  type Snapshot,
  type Source,
  SPANS,
  type Span,
} from '#market/feed.ts';
import { sourceStore, type SourceStore } from './source-store.ts';

export type FeedStore<Value> = SourceStore<FeedData<Value>>;

/** A store of a market feed. */
export const feed = <Value>(
  watch: (emit: (state: FeedData<Value>) => void) => Unsubscribe,
): FeedStore<Value> => sourceStore<FeedData<Value>>(watch);

/** All coins with price, changes, volume and the last seven days. Updates at most once a second. */
export const $market: FeedStore<Snapshot> = feed((emit) =>
  withChosenFeed((feed) => watchMarket(feed, emit), emit),
);

const histories = new Map<string, FeedStore<History>>();

/** The days of a coin over a range. The same arguments give the same store; it loads when it is watched. */
export function historyOf(coin: MarketCoinId, range: Range): FeedStore<History> {
  const key = `${coin} ${range}`;
  const $history =
    histories.get(key) ??
    feed<History>((emit) => withChosenFeed((feed) => ask(() => feed.history(coin, range), emit), emit));
  histories.set(key, $history);
  return $history;
}

/** Watches the chosen feed, and switches when the reader chooses another. */
function withChosenFeed<Value>(
  watch: (feed: MarketFeed) => Unsubscribe,
  emit: (state: FeedData<Value>) => void,
): Unsubscribe {
  let stop: Unsubscribe = () => undefined;
  const unsubscribe = $feedKind.subscribe((kind) => {
    stop();
    let stopped = false;
    let stopWatching: Unsubscribe = () => undefined;
    stop = () => {
      stopped = true;
      stopWatching();
    };
    emit({ state: 'loading' });
    openFeed(kind).then(
      (feed) => {
        if (!stopped) stopWatching = watch(feed);
      },
      (thrown: unknown) => !stopped && emit({ state: 'failed', error: feedErrorCodeOf(thrown) }),
    );
  });
  return () => {
    stop();
    unsubscribe();
  };
}

/** A promise as a source to watch. */
function ask<Value>(question: () => Promise<Value>, emit: (state: FeedData<Value>) => void): Unsubscribe {
  let stopped = false;
  question().then(
    (value) => !stopped && emit({ state: 'ready', value }),
    (thrown: unknown) => !stopped && emit({ state: 'failed', error: feedErrorCodeOf(thrown) }),
  );
  return () => {
    stopped = true;
  };
}

export type { FeedData };
