import { backend } from '../backend/index.ts';
import type { BackendError } from '../backend/port.ts';
import type { Coin, CoinId } from '../domain/coin.ts';
import { NotATestCoin, requestDeposit } from '../domain/deposit.ts';
import type { Package } from '../domain/package.ts';
import { createAttempt } from './attempt.ts';
import { chooseCoin, showRecorded } from './deposit-steps.ts';
import { usdPriceOf } from './deposit-price.ts';
import { createForm, type Form } from './form.ts';
import { $market } from './market.ts';

/** A coin as the deposit screen offers it: where it is received, and at which recorded price. */
export interface CoinOffer extends Coin {
  /** Address of its picture. */
  readonly icon: string;
  /** US dollars for one coin, as a decimal string. */
  readonly price: string;
  /** Day of the price, `2025-11-20`. */
  readonly priceDate: string;
}

export type CoinForm = Form<'coin', 'missing'>;
export type PackageForm = Form<'package', 'missing' | NotATestCoin>;

export function createCoinForm(coins: readonly CoinOffer[]): CoinForm {
  return createForm<'coin', 'missing', CoinId>({
    initial: { coin: '' },
    check({ coin }) {
      const chosen = coins.find(({ id }) => id === coin);
      return chosen ? { ok: true, value: chosen.id } : { ok: false, problems: { coin: 'missing' } };
    },
    async send(coin) {
      chooseCoin(coin);
    },
  });
}

// Outlives the form: who goes back after a lost answer and chooses the same again still makes one deposit.
const attempt = createAttempt();

/** Sending it records the deposit as pending and moves on to its payment. */
export function createPackageForm(offer: CoinOffer, packages: readonly Package[]): PackageForm {
  return createForm<'package', 'missing' | NotATestCoin, Package>({
    initial: { package: '' },
    check(values) {
      const chosen = packages.find(({ id }) => id === values.package);
      return chosen ? { ok: true, value: chosen } : { ok: false, problems: { package: 'missing' } };
    },
    async send(chosen) {
      const id = attempt.idFor({ offer, chosen });
      const usdPrice = usdPriceOf(offer, $market.get());
      const request = requestDeposit({ id, coin: offer, package: chosen, usdPrice });
      await (await backend()).requestDeposit(request);
      attempt.fulfilled(id);
      showRecorded(id, offer.id);
    },
    problemsOf: ({ cause }: BackendError) => (cause instanceof NotATestCoin ? { package: cause } : null),
  });
}
