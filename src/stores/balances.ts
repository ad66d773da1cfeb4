import type { Balances } from '../domain/ledger.ts';
import { live, present } from './live.ts';

export const $balances = live<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);

/** The balances as soon as they are known. @throws BackendError when they cannot be had */
export const presentBalances = (): Promise<Balances> => present($balances);
