import type { Posting } from '../domain/ledger.ts';
import { live } from './live.ts';

/** In the order in which they were made. */
export const $postings = live<readonly Posting[]>((opened, onPostings, onError) =>
  opened.watchPostings(onPostings, onError),
);
