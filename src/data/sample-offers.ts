import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { listCoins } from './coins.ts';
import { recordedPrice } from './market.ts';
import { listPackages } from './packages.ts';

/** What sample members deposit. */
export async function sampleOffers(): Promise<SiteOffers> {
  const coins = (await listCoins()).map(({ icon: _, ...coin }) => ({
    ...coin,
    price: recordedPrice(coin.id).close,
  }));
  return { coins, packages: await listPackages() };
}
