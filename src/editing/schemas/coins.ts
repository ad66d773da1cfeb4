import { z } from 'astro/zod';
import { checkAddress } from '#domain/address/address.ts';
import { COIN_IDS, type Network } from '#domain/money/coin.ts';
import { type SchemaContext, text } from './fields.ts';

/** Test coins only: refuses networks and addresses whose coins have a value. */
export const coinSchema = ({ image }: SchemaContext) =>
  z
    .strictObject({
      id: z.enum(COIN_IDS),
      name: text,
      symbol: text,
      icon: image(),
      network: text,
      address: text,
    })
    .transform((coin, context) => {
      const checked = checkAddress(coin.id, coin.network, coin.address);
      if (!checked.ok) {
        const field = checked.field === 'coin' ? 'id' : checked.field;
        context.addIssue({ code: 'custom', path: [field], message: checked.reason });
        return z.NEVER;
      }
      // An accepted address belongs to one of the coin's test networks.
      return { ...coin, network: coin.network as Network, address: checked.canonical };
    });
