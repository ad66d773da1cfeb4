import { atom, computed, type ReadableAtom } from 'nanostores';
import { $market, type FeedData, type Quote, type Source, type Span } from '#stores/market.ts';

export const $heatSpan = atom<Span>('1d');

/** The coins of the map: tiles sized by volume and coloured by the change over the chosen span. */
export interface TradedCoins {
  readonly source: Source;
  /** The traded ones. */
  readonly quotes: readonly Quote[];
}

export const $tradedCoins: ReadableAtom<FeedData<TradedCoins>> = computed($market, (market) => {
  if (!('value' in market)) return market;
  const { source, quotes } = market.value;
  return { ...market, value: { source, quotes: quotes.filter(({ volume }) => volume > 0) } };
});
