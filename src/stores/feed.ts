import type { FeedData, Unsubscribe } from '#market/feed.ts';
import { sourceStore, type SourceStore } from './source-store.ts';

export type { FeedData };

export type FeedStore<Value> = SourceStore<FeedData<Value>>;

/** A store of a market feed. */
export const feed = <Value>(
  watch: (emit: (state: FeedData<Value>) => void) => Unsubscribe,
): FeedStore<Value> => sourceStore<FeedData<Value>>(watch);
