import type { SampleOffers } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';

/** One coin and two packages, for the sample community. */
export const OFFERS: SampleOffers = {
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
