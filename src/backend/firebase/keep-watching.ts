import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { backOffWithin } from '#domain/back-off.ts';
import { MINUTE, SECOND } from '#domain/time.ts';
import { toBackendError } from './errors.ts';

export type Watching<Value> = (onValue: (value: Value) => void, onError: OnError) => Unsubscribe;

/** How soon a live read that has failed begins anew. */
const BOUNDS = { first: SECOND, longest: MINUTE };

/**
 * Begins to watch anew after each failure, until stopped: Firestore ends a listener at its first error. What the rules
 * have denied they would deny again.
 */
export function keepWatching<Value>(
  watch: Watching<Value>,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = begin();

  function begin(): Unsubscribe {
    let isOver = false;
    const end = watch(
      (value) => {
        if (isOver) return;
        failures = 0;
        onValue(value);
      },
      (error) => {
        if (isOver) return;
        // Before anybody is told, who may stop all of it at that. Of two things watched as one, both may fail.
        if (timer === undefined && error.code !== 'permission-denied') {
          failures += 1;
          timer = setTimeout(beginAnew, backOffWithin(BOUNDS, failures, Math.random));
        }
        onError(error);
      },
    );
    return () => {
      isOver = true;
      end();
    };
  }

  function beginAnew(): void {
    timer = undefined;
    stop();
    stop = begin();
  }

  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Watches with the help of something that has to be waited for. */
export function watchWith<Means, Value>(
  open: () => Promise<Means>,
  watch: (means: Means, ...listeners: Parameters<Watching<Value>>) => Unsubscribe,
): Watching<Value> {
  return (onValue, onError) => {
    let stop: Unsubscribe = () => undefined;
    let isStopped = false;
    open().then(
      (means) => {
        if (!isStopped) stop = watch(means, onValue, onError);
      },
      (thrown: unknown) => onError(toBackendError(thrown)),
    );
    return () => {
      isStopped = true;
      stop();
    };
  };
}
