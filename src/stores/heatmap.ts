import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Fed } from './fed.ts';
import { $market, type MarketCoin, type Source, type Span } from './market.ts';

export const $heatSpan = atom<Span>('1d');

/** A coin of the map: its area by volume, its colour by change. */
export interface HeatedCoin {
  readonly coin: MarketCoin;
  /** US dollars, a decimal string. */
  readonly price: string;
  /** Traded in a day, in whole US dollars; above zero. */
  readonly volume: number;
  /** Basis points over the chosen span, or null where it is not known. */
  readonly change: number | null;
}

export interface HeatedMarket {
  readonly source: Source;
  /** Those that are traded, the most traded first. */
  readonly coins: readonly HeatedCoin[];
}

/** What the map shows. */
export const $heatmap: ReadableAtom<Fed<HeatedMarket>> = computed([$market, $heatSpan], (market, span) => {
  if (!('value' in market)) return market;
  const { source, quotes } = market.value;
  const coins = quotes
    .filter(({ volume }) => volume > 0)
    .map(({ coin, price, volume, changes }) => ({ coin, price, volume, change: changes[span] }));
  return { ...market, value: { source, coins } };
});
