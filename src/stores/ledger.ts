import type { Balances, Posting } from '#domain/money/ledger.ts';
import { remote } from './remote-data.ts';

/** Oldest first. */
export const $postings = remote<readonly Posting[]>((opened, onPostings, onError) =>
  opened.watchPostings(onPostings, onError),
);

export const $balances = remote<Balances>((opened, onBalances, onError) =>
  opened.watchBalances(onBalances, onError),
);
