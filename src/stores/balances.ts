import type { Balances } from '../domain/ledger.ts';
import { live } from './live.ts';

export const $balances = live<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);

/** The balances as soon as they are known. @throws BackendError when they cannot be had */
export function presentBalances(): Promise<Balances> {
  const { promise, resolve, reject } = Promise.withResolvers<Balances>();
  const unsubscribe = $balances.subscribe((live) => {
    if (live.state === 'ready') resolve(live.value);
    if (live.state === 'failed') reject(live.failure);
  });
  return promise.finally(unsubscribe);
}
