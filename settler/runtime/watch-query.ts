import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { backOff } from './back-off.ts';

/** A listener on a query that restarts after each failure, until stopped. */
export interface WatchedQuery {
  /** Whether the last event was an answer rather than an error. */
  isLive(): boolean;
  stop(): void;
}

/** @param onLost called with each failure and the milliseconds until the restart */
export function watchQuery(
  query: Query,
  onAnswer: (snapshot: QuerySnapshot) => void,
  onLost: (cause: unknown, retryIn: number) => void,
): WatchedQuery {
  let isLive = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = listen();

  function listen(): () => void {
    return query.onSnapshot(
      (snapshot) => {
        isLive = true;
        failures = 0;
        onAnswer(snapshot);
      },
      (cause) => {
        isLive = false;
        failures += 1;
        const retryIn = backOff(failures);
        timer = setTimeout(() => {
          stopListening = listen();
        }, retryIn);
        onLost(cause, retryIn);
      },
    );
  }

  return {
    isLive: () => isLive,
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
