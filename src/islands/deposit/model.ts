import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { BackendError } from '#backend/port/backend.ts';
import {
  type Deposit,
  type DepositStatus,
  dueAt,
  expiresAt,
  NotATestCoin,
} from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { type Coin, COIN_IDS, type CoinId } from '#domain/money/coin.ts';
import { paymentQuery } from '#domain/routes.ts';
import type { Instant } from '#domain/time.ts';
import { createForm, type Form } from '#stores/form.ts';
import { createIdempotencyKey } from '#stores/idempotency-key.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { $market, type FeedData, type Snapshot } from '#stores/market.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';

/** A coin on offer: its receiving address and recorded price. */
export interface CoinOffer extends Coin {
  /** URL of its picture. */
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
      return chosen ? { ok: true, value: chosen.id } : { ok: false, errors: { coin: 'missing' } };
    },
    async send(coin) {
      chooseCoin(coin);
    },
  });
}

/** Only a request checks the site's own addresses, so the code for that comes then. */
const loadDeclaration = () => loadSiteChunk(() => import('#domain/deposits/declaration.ts'));

// Outlives the form: going back after a lost answer and choosing the same again still makes one deposit.
const idempotencyKey = createIdempotencyKey();

/** Sending it records the deposit as pending and goes on to its payment. */
export function createPackageForm(offer: CoinOffer, packages: readonly Package[]): PackageForm {
  return createForm<'package', 'missing' | NotATestCoin, Package>({
    initial: { package: '' },
    check(values) {
      const chosen = packages.find(({ id }) => id === values.package);
      return chosen ? { ok: true, value: chosen } : { ok: false, errors: { package: 'missing' } };
    },
    async send(chosen) {
      const id = idempotencyKey.idFor({ offer, chosen });
      const usdPrice = usdPriceOf(offer, $market.get());
      const { newDepositDeclaration } = await loadDeclaration();
      const declaration = newDepositDeclaration({ id, coin: offer, package: chosen, usdPrice });
      await (await backend()).submitDeposit(declaration);
      idempotencyKey.fulfilled(id);
      showRecorded(id, offer.id);
    },
    errorsOf: ({ cause }: BackendError) => (cause instanceof NotATestCoin ? { package: cause } : null),
  });
}

/**
 * US dollars for one coin, a decimal string: the live price if live prices are on and arriving, otherwise the
 * recorded price.
 */
export function usdPriceOf(
  { id, price }: { readonly id: string; readonly price: string },
  market: FeedData<Snapshot>,
): string {
  if (market.state !== 'ready' || market.value.source.kind !== 'live') return price;
  return market.value.quotes.find(({ coin }) => coin.id === id)?.price ?? price;
}

/** The step of a deposit. A pending deposit's payment can be opened at any time by its id. */
export type DepositStep =
  | { readonly step: 'coin' }
  | { readonly step: 'package'; readonly coin: CoinId }
  | { readonly step: 'payment'; readonly deposit: string };

const isCoin = (text: string | null): text is CoinId => COIN_IDS.some((coin) => coin === text);

/** Reads the step from a query: `?coin=dogecoin`, `?deposit=<id>`, or the first one. */
function readStep(query: URLSearchParams): DepositStep {
  const deposit = query.get('deposit');
  if (deposit) return { step: 'payment', deposit };
  const coin = query.get('coin');
  return isCoin(coin) ? { step: 'package', coin } : { step: 'coin' };
}

const steps = createStepInUrl(readStep);

export const $depositStep = steps.$step;

export const chooseCoin = (coin: CoinId) => steps.go(`?coin=${coin}`);
export const openPayment = (deposit: string) => steps.go(paymentQuery(deposit));
export const startOver = () => steps.go('');

/**
 * Replaces the package step, so that going back cannot make the same deposit again. Does nothing if the person has
 * gone elsewhere or is choosing a package for another coin.
 */
export function showRecorded(deposit: string, coin: CoinId): void {
  const at = $depositStep.get();
  if (at.step === 'package' && at.coin === coin) steps.goInstead(paymentQuery(deposit));
}

/** Where a payment stands: a pending one waits for its member, then for an operator. */
export type PaymentState = 'waiting' | 'proven' | Exclude<DepositStatus, 'pending'>;

export function paymentState({ status, proofAt }: Pick<Deposit, 'status' | 'proofAt'>): PaymentState {
  if (status !== 'pending') return status;
  return proofAt === null ? 'waiting' : 'proven';
}

/** What a payment counts down to; null: it is decided. The site acts on both. */
export interface Countdown {
  readonly to: 'expiry' | 'credit';
  readonly at: Instant;
}

export function countdownOf(deposit: Deposit): Countdown | null {
  const due = dueAt(deposit);
  if (due !== null) return { to: 'credit', at: due };
  const expiry = expiresAt(deposit);
  return expiry === null ? null : { to: 'expiry', at: expiry };
}

const $openProofForm = atom<string | null>(null);

/** The deposit whose proof form is open, or null. It stays open while the page does, with the picture that was chosen. */
export const $proofForm: ReadableAtom<string | null> = $openProofForm;

export const toggleProofForm = (deposit: string): void =>
  $openProofForm.set($openProofForm.get() === deposit ? null : deposit);
