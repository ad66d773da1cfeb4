import type { Fed } from './fed.ts';
import type { Snapshot } from './market.ts';

/**
 * US dollars for one coin, a decimal string: what the market says at this moment where live prices are on and come in, else the
 * recorded price.
 */
export function usdPriceOf(
  { id, price }: { readonly id: string; readonly price: string },
  market: Fed<Snapshot>,
): string {
  if (market.state !== 'ready' || market.value.source.kind !== 'live') return price;
  return market.value.quotes.find(({ coin }) => coin.id === id)?.price ?? price;
}
