import { atom, computed, type ReadableAtom } from 'nanostores';
import { $market, type Quote, type Source, type Span } from '#stores/market.ts';
import type { FeedData } from '#stores/remote-data.ts';

export const $heatSpan = atom<Span>('1d');

/** What the map is of: tiles of coins, their area by volume, their colour by the change over the chosen span. */
export interface TradedCoins {
  readonly source: Source;
  /** Those that are traded. */
  readonly quotes: readonly Quote[];
}

export const $tradedCoins: ReadableAtom<FeedData<TradedCoins>> = computed($market, (market) => {
  if (!('value' in market)) return market;
  const { source, quotes } = market.value;
  return { ...market, value: { source, quotes: quotes.filter(({ volume }) => volume > 0) } };
});
