import { address } from '#i18n/language.ts';
import { RECORDED_COINS } from './coins.ts';
import {
  feedErrorCodeOf,
  type DailyCandle,
  FeedError,
  type MarketCoinId,
  type MarketFeed,
  RANGE_DAYS,
  type Range,
  type Snapshot,
} from './feed.ts';
import { type PackedDays, unpackDays } from './pack.ts';

/** Fetches a file of this site. @throws FeedError */
export type LoadFile = <Content>(path: string) => Promise<Content>;

/** The files that `src/pages/market/` writes, of the days in `recorded/*.csv`. */
export const SNAPSHOT_FILE = '/market/snapshot.json';
/** A coin's last year, enough for most charts, and the years before. */
export const PARTS = ['recent', 'older'] as const;
export type Part = (typeof PARTS)[number];
export const daysFile = (coin: MarketCoinId, part: Part): string => `/market/${coin}/${part}.json`;
/** Enough for a range of a year. */
export const RECENT_DAYS = RANGE_DAYS['1y'] + 1;

/** The feed of every build. It reads files of this site alone, each once per page. */
export function createRecordedFeed(load: LoadFile): MarketFeed {
  const contents = new Map<string, Promise<unknown>>();

  const once = <Content>(path: string, read: (path: string) => Promise<Content>): Promise<Content> => {
    const present = contents.get(path) as Promise<Content> | undefined;
    if (present) return present;
    const reading = read(path);
    contents.set(path, reading);
    reading.catch(() => contents.delete(path));
    return reading;
  };

  const readSnapshot = () => once(SNAPSHOT_FILE, load<Snapshot>);
  const daysOf = (coin: MarketCoinId, part: Part): Promise<readonly DailyCandle[]> =>
    once(daysFile(coin, part), async (path) => unpackDays(await load<PackedDays>(path)));

  return {
    watchSnapshot(onSnapshot, onError) {
      let stopped = false;
      readSnapshot().then(
        (snapshot) => !stopped && onSnapshot(snapshot),
        (thrown: unknown) => !stopped && onError(feedErrorCodeOf(thrown)),
      );
      return () => {
        stopped = true;
      };
    },

    async history(coin, range) {
      if (!RECORDED_COINS.some(({ id }) => id === coin)) throw new FeedError('unreadable');
      const parts: readonly Part[] = RANGE_DAYS[range] < RECENT_DAYS ? ['recent'] : ['older', 'recent'];
      const [{ source }, ...days] = await Promise.all([
        readSnapshot(),
        ...parts.map((part) => daysOf(coin, part)),
      ]);
      return { coin, range, source, candles: lastOf(days.flat(), range), detail: 'trades' };
    },

    watchTicks: () => () => undefined,
  };
}

const lastOf = (candles: readonly DailyCandle[], range: Range) => candles.slice(-RANGE_DAYS[range] - 1);

export async function loadFile<Content>(path: string): Promise<Content> {
  const answer = await fetch(address(path)).catch((cause: unknown) => {
    throw new FeedError('unreachable', { cause });
  });
  if (!answer.ok) throw new FeedError('unreachable', { cause: answer.status });
  return answer.json().catch((cause: unknown) => {
    throw new FeedError('unreadable', { cause });
  });
}
