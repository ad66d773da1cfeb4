import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { cents } from '#domain/money/cents.ts';

/** One coin and two packages, for the sample community. */
export const OFFERS: SiteOffers = {
  coins: [
    {
      id: 'tron',
      name: 'Tron',
      symbol: 'TRX',
      network: 'nile',
      address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu',
      price: '0.287',
    },
  ],
  packages: [
    { id: 'bronze', name: 'Bronze', advertisedPercent: 30, amount: cents(300_00) },
    { id: 'silver', name: 'Silver', advertisedPercent: 60, amount: cents(500_00) },
  ],
};
