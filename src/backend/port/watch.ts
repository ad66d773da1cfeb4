import type { Instant } from '#domain/time.ts';
import type { BackendError } from './error.ts';

export type Unsubscribe = () => void;

/** A live read continues after a failure: it calls back again as soon as there is a value to show. */
export type OnError = (error: BackendError) => void;

export interface Connection {
  /**
   * Calls back with null while the server answers, and otherwise with the time of its last answer: watched
   * values may have changed since then. Always null where the browser itself is the backend.
   */
  watchConnection(onChange: (lostSince: Instant | null) => void): Unsubscribe;
}

/** The newest items of a list that grows without end. */
export interface Latest<Item> {
  /** Newest first. */
  readonly items: readonly Item[];
  /**
   * Reads the next older page once. Null: this is the last page. New items do not shift it.
   * @param most how many at most: `LARGEST_PAGE` or fewer
   */
  readonly older: ((most: number) => Promise<Latest<Item>>) | null;
}
