import type { Balances } from '../domain/ledger.ts';
import { live } from './live.ts';

export const $balances = live<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);
