import { computed } from 'nanostores';
import { canGoLive, type FeedKind } from '../market/index.ts';
import { kept } from './kept.ts';

/** Whether this build may ask others for prices at all. If not, there is nothing to choose. */
export { canGoLive };

/** Whether the reader wants live prices. Off until switched on, since it sends requests to others. */
export const $wantsLivePrices = kept(
  'live-prices',
  false,
  (text) => text === 'on',
  (wants) => (wants ? 'on' : 'off'),
);

export const $feedKind = computed($wantsLivePrices, (wants): FeedKind =>
  wants && canGoLive ? 'live' : 'recorded',
);
