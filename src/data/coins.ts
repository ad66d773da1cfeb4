import type { ImageMetadata } from 'astro';
import { readCollection } from './collections.ts';
import { type Coin, COIN_IDS } from '#domain/money/coin.ts';
import { inOrderOf } from './order.ts';

export interface DepositCoin extends Coin {
  readonly icon: ImageMetadata;
}

/** The coins that a deposit can be declared in, each with the test address that receives it. */
export async function listCoins(): Promise<readonly DepositCoin[]> {
  const entries = await readCollection('coins');
  return inOrderOf(
    COIN_IDS,
    entries.map(({ data }) => data),
  );
}
