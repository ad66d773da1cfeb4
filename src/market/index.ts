import { FeedError, type MarketFeed } from './feed.ts';
import { createRecordedFeed, loadFile } from './recorded-feed.ts';

export type FeedKind = 'recorded' | 'live';

/** Whether the build has `PUBLIC_LIVE_PRICES=true`. If not, no request leaves the site's origin. */
export const canGoLive: boolean = import.meta.env.PUBLIC_LIVE_PRICES === 'true';

const recorded = createRecordedFeed(loadFile);
let live: Promise<MarketFeed> | undefined;

/**
 * Opens feeds. The live feed is a chunk of its own, loaded on demand.
 *
 * @throws FeedError `unreachable` if that chunk cannot be loaded; the next call retries
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
