import type { Balances } from '#domain/money/ledger.ts';
import { remote } from './remote-data.ts';

export const $balances = remote<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);
