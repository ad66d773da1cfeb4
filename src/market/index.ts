import { FeedError, type MarketFeed } from './feed.ts';
import { createRecordedFeed, loadFile } from './recorded-feed.ts';

export type FeedKind = 'recorded' | 'live';

/** Whether the site's owner built it with `PUBLIC_LIVE_PRICES=true`. If not, no request ever leaves the site's origin. */
export const canGoLive: boolean = import.meta.env.PUBLIC_LIVE_PRICES === 'true';

const recorded = createRecordedFeed(loadFile);
let live: Promise<MarketFeed> | undefined;

/**
 * The only place that knows how feeds come about. The live one is a chunk of its own, fetched when it is asked for.
 *
 * @throws FeedError `unreachable` when that chunk cannot be fetched; the next call tries again
 */
export async function openFeed(kind: FeedKind): Promise<MarketFeed> {
  if (kind === 'recorded' || !canGoLive) return recorded;
  live ??= import('./live/index.ts').then(
    ({ createLiveFeed }) => createLiveFeed(),
    (cause: unknown) => {
      live = undefined;
      throw new FeedError('unreachable', { cause });
    },
  );
  return live;
}
