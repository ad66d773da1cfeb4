import { describe, expect, it } from 'vitest';
import type { DepositDeclaration } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { offerMismatches, type SiteOffers } from '#domain/deposits/own-offer.ts';
import { cents } from '#domain/money/cents.ts';

const OFFERS: SiteOffers = {
  coins: [
    {
      id: 'dogecoin',
      name: 'Dogecoin',
      symbol: 'DOGE',
      network: 'testnet',
      address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq',
      price: '0.085',
    },
    {
      id: 'tron',
      name: 'Tron',
      symbol: 'TRX',
      network: 'nile',
      address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu',
      price: '0.25',
    },
  ],
  packages: [
    { id: 'silver', name: 'Silver', advertisedPercent: 60, amount: cents(500_00) },
    { id: 'premium', name: 'Premium', advertisedPercent: 500, amount: cents(1500_00) },
  ],
};

const [dogecoin, tron] = OFFERS.coins;
const [silver] = OFFERS.packages;
if (!dogecoin || !tron || !silver) throw new Error('No such offer');

const HONEST = newDepositDeclaration({ id: 'd1', coin: dogecoin, package: silver, usdPrice: dogecoin.price });

const mismatches = (change: Partial<DepositDeclaration> = {}) =>
  offerMismatches({ ...HONEST, ...change }, OFFERS);

describe('a deposit, compared with what the site asks for', () => {
  it('is as a page of the site declares it', () => {
    expect(mismatches()).toEqual([]);
  });

  it('may be declared at a live price, which is another than the recorded one', () => {
    for (const usdPrice of ['0.05', '0.12']) {
      const live = newDepositDeclaration({ id: 'd1', coin: dogecoin, package: silver, usdPrice });
      expect(offerMismatches(live, OFFERS)).toEqual([]);
    }
  });

  it.each<Partial<DepositDeclaration>>([
    { address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR' },
    { address: tron.address },
    { address: HONEST.address.toLowerCase() },
    { address: ` ${HONEST.address}` },
    { address: '' },
    { network: 'sepolia' },
  ])('names another receiving address: %j', (change) => {
    expect(mismatches(change)).toEqual(['address']);
  });

  it.each<Partial<DepositDeclaration>>([
    { coinAmount: '1' },
    { coinAmount: '0' },
    { coinAmount: '2941' },
    { coinAmount: '11765' },
    { coinAmount: '99999999999999999999' },
    { coinAmount: '-5882.35294118' },
    { coinAmount: '5,882' },
    { coinAmount: '5882.3529411764705' },
    { coinAmount: '' },
    { package: 'premium' },
    { package: 'gold' },
    { amount: cents(1500_00) },
  ])('does not fit its amount: %j', (change) => {
    expect(mismatches(change)).toEqual(['amount']);
  });

  it('is of a coin that the site does not take: nothing of it fits', () => {
    expect(mismatches({ coin: 'bitcoin' })).toEqual(['address', 'amount']);
  });
});
