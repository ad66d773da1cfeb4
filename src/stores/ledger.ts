import type { Balances, Posting } from '#domain/money/ledger.ts';
import { live } from './remote-data.ts';

/** In the order in which they were made. */
export const $postings = live<readonly Posting[]>((opened, onPostings, onError) =>
  opened.watchPostings(onPostings, onError),
);

export const $balances = live<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);
