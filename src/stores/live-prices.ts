import { computed } from 'nanostores';
import { canGoLive, type FeedKind } from '../market/index.ts';
import { keptSwitch } from './kept.ts';

/** Whether this build may ask others for prices at all. If not, there is nothing to choose. */
export { canGoLive };

/** Whether the reader wants live prices. Off until switched on, since it sends requests to others. */
export const $wantsLivePrices = keptSwitch('live-prices', false);

export const $feedKind = computed($wantsLivePrices, (wants): FeedKind =>
  wants && canGoLive ? 'live' : 'recorded',
);
