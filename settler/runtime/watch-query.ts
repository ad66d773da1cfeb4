import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { backOff } from './back-off.ts';

/** A query that is listened to, and listened to again after each failure, until stopped. */
export interface WatchedQuery {
  /** Whether the last thing heard was an answer. */
  isLive(): boolean;
  stop(): void;
}

/** @param onLost told of each failure, and in how many milliseconds it is listened to again */
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
