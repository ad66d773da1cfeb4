import { computed } from 'nanostores';
import type { Deposit } from '../domain/deposit.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { $deposits } from './deposits.ts';
import type { Live, LiveStore } from './live.ts';
import { $withdrawals } from './withdrawals.ts';

export type Transaction =
  | { readonly kind: 'deposit'; readonly deposit: Deposit }
  | { readonly kind: 'withdrawal'; readonly withdrawal: Withdrawal };

const madeAt = (one: Transaction) =>
  one.kind === 'deposit' ? one.deposit.createdAt : one.withdrawal.createdAt;

const $merged = computed([$deposits, $withdrawals], (deposits, withdrawals): Live<readonly Transaction[]> => {
  if (deposits.state !== 'ready') return deposits;
  if (withdrawals.state !== 'ready') return withdrawals;
  const all: Transaction[] = [
    ...deposits.value.map((deposit) => ({ kind: 'deposit', deposit }) as const),
    ...withdrawals.value.map((withdrawal) => ({ kind: 'withdrawal', withdrawal }) as const),
  ];
  return { state: 'ready', value: all.sort((one, other) => madeAt(other) - madeAt(one)) };
});

/** Deposits and withdrawals together, newest first. */
export const $transactions: LiveStore<readonly Transaction[]> = Object.assign($merged, {
  retry() {
    $deposits.retry();
    $withdrawals.retry();
  },
});

/** Whether money is still to move, or to stay. */
export const isUnderWay = (one: Transaction): boolean =>
  one.kind === 'deposit'
    ? one.deposit.status === 'pending'
    : one.withdrawal.status === 'requested' || one.withdrawal.status === 'held';
