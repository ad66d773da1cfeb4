import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { backOffWithin } from '#domain/back-off.ts';
import { MINUTE, SECOND } from '#domain/time.ts';
import { toBackendError } from './errors.ts';

export type Watching<Value> = (onValue: (value: Value) => void, onError: OnError) => Unsubscribe;

/** Bounds of the pause before a failed live read restarts. */
const BOUNDS = { first: SECOND, longest: MINUTE };

/**
 * Restarts a watch after each failure, until stopped: Firestore ends a listener at its first error. It does
 * not restart a read that the rules deny, because they would deny it again.
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
        // Schedule the restart before calling listeners, because they may stop everything. When two watches
        // are combined, both may fail.
        if (timer === undefined && error.code !== 'permission-denied') {
          failures += 1;
          timer = setTimeout(restart, backOffWithin(BOUNDS, failures, Math.random));
        }
        onError(error);
      },
    );
    return () => {
      isOver = true;
      end();
    };
  }

  function restart(): void {
    timer = undefined;
    stop();
    stop = begin();
  }

  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Makes a watch that first awaits what it needs. */
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

/** Combines two watches: calls back once both have a value, and after each change. */
export function watchBoth<One, Other>(
  watchOne: Watching<One>,
  watchOther: Watching<Other>,
  onBoth: (one: One, other: Other) => void,
  onError: OnError,
): Unsubscribe {
  let one: { readonly value: One } | null = null;
  let other: { readonly value: Other } | null = null;
  const tell = () => {
    if (one !== null && other !== null) onBoth(one.value, other.value);
  };
  const stops = [
    watchOne((value) => {
      one = { value };
      tell();
    }, onError),
    watchOther((value) => {
      other = { value };
      tell();
    }, onError),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
