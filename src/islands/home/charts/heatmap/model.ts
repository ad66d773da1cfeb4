import { atom, computed, type ReadableAtom } from 'nanostores';
import { followsDollar } from '#ui/market/follows-dollar.ts';
import { $market, type FeedData, type Quote, type Span } from '#stores/market.ts';

export const $heatSpan = atom<Span>('1d');

/** The coins of the map: tiles sized by volume and coloured by the change over the chosen span. */
export interface MovingCoins {
  /** The traded ones whose price moves. */
  readonly quotes: readonly Quote[];
  /** Names of those that follow the dollar: most traded of all, they would cover the map with "no change". */
  readonly pegged: readonly string[];
}

export const $movingCoins: ReadableAtom<FeedData<MovingCoins>> = computed($market, (market) => {
  if (!('value' in market)) return market;
  const { quotes } = market.value;
  const traded = quotes.filter(({ volume }) => volume > 0);
  const pegged = traded.filter(followsDollar);
  return {
    ...market,
    value: {
      quotes: traded.filter((quote) => !pegged.includes(quote)),
      pegged: pegged.map(({ coin }) => coin.name),
    },
  };
});
