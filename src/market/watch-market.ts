import { type Instant, SECOND } from '#domain/time.ts';
import type {
  FeedData,
  FeedErrorCode,
  MarketCoinId,
  MarketFeed,
  Quote,
  Snapshot,
  Tick,
  Unsubscribe,
} from './feed.ts';

/**
 * A feed's snapshot, updated by trades, at most once a second.
 * It is stale when snapshots stop, even while trades continue, because those cover only some coins. When only trades
 * stop, prices are as old as the snapshot and the source says so.
 */
export function watchMarket(
  feed: MarketFeed,
  emit: (state: FeedData<Snapshot>) => void,
  now: () => Instant = Date.now,
): Unsubscribe {
  let snapshot: Snapshot | null = null;
  let answeredAt: Instant = 0;
  let error: FeedErrorCode | null = null;
  let ticksError: FeedErrorCode | null = null;
  const ticks = new Map<MarketCoinId, Tick>();

  const present = (): FeedData<Snapshot> => {
    if (!snapshot) return error ? { state: 'failed', error } : { state: 'loading' };
    snapshot = withTicks(snapshot, ticks);
    ticks.clear();
    const { source } = snapshot;
    const value: Snapshot =
      source.kind === 'live' ? { ...snapshot, source: { ...source, ticks: ticksError } } : snapshot;
    return error ? { state: 'stale', value, since: answeredAt, error } : { state: 'ready', value };
  };
  const paint = throttle(SECOND, () => emit(present()));

  const stopSnapshots = feed.watchSnapshot(
    (newest) => {
      snapshot = newest;
      answeredAt = now();
      error = null;
      paint.ask();
    },
    (met) => {
      error = met;
      paint.ask();
    },
  );
  const stopTicks = feed.watchTicks(
    (tick) => {
      ticksError = null;
      ticks.set(tick.coin, tick);
      paint.ask();
    },
    (met) => {
      ticksError = met;
      paint.ask();
    },
  );

  return () => {
    stopSnapshots();
    stopTicks();
    paint.stop();
  };
}

function withTicks(snapshot: Snapshot, ticks: ReadonlyMap<MarketCoinId, Tick>): Snapshot {
  if (ticks.size === 0) return snapshot;
  const newest = Math.max(...[...ticks.values()].map(({ at }) => at));
  const { source } = snapshot;
  return {
    source: source.kind === 'live' ? { ...source, at: Math.max(source.at, newest) } : source,
    quotes: snapshot.quotes.map((quote) => withPrice(quote, ticks.get(quote.coin.id)?.price)),
  };
}

/** Quotes without a new price stay the same objects, so that only changed rows render. */
function withPrice(quote: Quote, price: string | undefined): Quote {
  if (price === undefined || price === quote.price) return quote;
  const ratio = Number(price) / Number(quote.price);
  const moved = (change: number | null) =>
    change === null ? null : Math.round((1 + change / 10_000) * ratio * 10_000 - 10_000);
  const { '1d': day, '7d': week, '30d': month, '1y': year } = quote.changes;
  return {
    ...quote,
    price,
    changes: { '1d': moved(day), '7d': moved(week), '30d': moved(month), '1y': moved(year) },
    week: [...quote.week.slice(0, -1), Number(price)],
  };
}

/** Acts at once, then at most once in so many milliseconds: later calls are merged into one. */
export function throttle(milliseconds: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  const ask = () => {
    if (timer !== undefined) {
      isWanted = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      ask();
    }, milliseconds);
    act();
  };

  return { ask, stop: () => clearTimeout(timer) };
}
