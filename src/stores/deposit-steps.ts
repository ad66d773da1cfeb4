import { COIN_IDS, type CoinId } from '../domain/coin.ts';
import { createStepInAddress } from './step-in-address.ts';

/** Where in a deposit a person is. The payment of a pending deposit can be opened at any time, by its id. */
export type DepositStep =
  | { readonly step: 'coin' }
  | { readonly step: 'package'; readonly coin: CoinId }
  | { readonly step: 'payment'; readonly deposit: string };

const isCoin = (text: string | null): text is CoinId => COIN_IDS.some((coin) => coin === text);

/** The step that a query asks for: `?coin=dogecoin`, `?deposit=<id>`, or the first one. */
function readStep(query: URLSearchParams): DepositStep {
  const deposit = query.get('deposit');
  if (deposit) return { step: 'payment', deposit };
  const coin = query.get('coin');
  return isCoin(coin) ? { step: 'package', coin } : { step: 'coin' };
}

const steps = createStepInAddress(readStep);

export const $depositStep = steps.$step;

/** The query that opens the payment of a deposit. */
export const paymentOf = (deposit: string) => `?deposit=${encodeURIComponent(deposit)}`;

export const chooseCoin = (coin: CoinId) => steps.go(`?coin=${coin}`);
export const openPayment = (deposit: string) => steps.go(paymentOf(deposit));
export const startOver = () => steps.go('');

/**
 * Takes the place of the package step: going back must not lead to where the same deposit would be made again. Whoever has
 * gone elsewhere, or is choosing a package for another coin, stays there.
 */
export function showRecorded(deposit: string, coin: CoinId): void {
  const at = $depositStep.get();
  if (at.step === 'package' && at.coin === coin) steps.goInstead(paymentOf(deposit));
}
