import type { Instant } from '#domain/time.ts';
import type { BackendError } from './error.ts';

export type Unsubscribe = () => void;

/** A failed live read goes on: it calls back again as soon as there is a value to show. */
export type OnError = (error: BackendError) => void;

export interface Connection {
  /**
   * Calls back with null while the server answers, otherwise with the time when it last did: from then on, watched
   * values may be out of date. Always null where the backend is the browser itself.
   */
  watchConnection(onChange: (lostSince: Instant | null) => void): Unsubscribe;
}

/** The newest items of a list that grows without end. */
export interface Latest<Item> {
  /** Newest first. */
  readonly items: readonly Item[];
  /**
   * Reads the next older page once. Null: this is the last one. Items that are added meanwhile do not shift it.
   * @param most how many at most: `LARGEST_PAGE` or fewer
   */
  readonly older: ((most: number) => Promise<Latest<Item>>) | null;
}
