import type { Instant } from '#domain/time.ts';
import type { BackendError } from './error.ts';

export type Unsubscribe = () => void;

/** A live read that has failed goes on: it calls back again as soon as there is a value to show. */
export type OnError = (error: BackendError) => void;

export interface Connection {
  /**
   * Says whether the server is heard from: null while it is, otherwise when it last was. What the watches have shown may
   * be out of date from then on. Always null where the backend is the browser itself.
   */
  watchConnection(onChange: (lostSince: Instant | null) => void): Unsubscribe;
}
