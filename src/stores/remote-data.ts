import { computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { Backend, BackendError, OnError, Unsubscribe } from '#backend/port/backend.ts';
import { asFailure } from './failure.ts';
import { sourceStore, type SourceStore } from './source-store.ts';

/** A live value of the backend, with the states that every screen shows. */
export type RemoteData<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: BackendError };

export type Watch<Value> = (
  backend: Backend,
  onValue: (value: Value) => void,
  onError: OnError,
) => Unsubscribe;

export type RemoteStore<Value> = SourceStore<RemoteData<Value>>;

/** A live value of the backend. */
export const remote = <Value>(watch: Watch<Value>): RemoteStore<Value> =>
  sourceStore<RemoteData<Value>>((emit) => {
    let stopped = false;
    let unsubscribe: Unsubscribe | undefined;
    const emitUnlessStopped = (state: RemoteData<Value>) => !stopped && emit(state);
    const fail = (failure: BackendError) => emitUnlessStopped({ state: 'failed', failure });
    backend()
      .then((opened) => {
        if (!stopped)
          unsubscribe = watch(opened, (value) => emitUnlessStopped({ state: 'ready', value }), fail);
      })
      .catch((thrown: unknown) => fail(asFailure(thrown)));
    return () => {
      stopped = true;
      unsubscribe?.();
    };
  });

/** A value that is read once, and again on a retry. */
export const readOnce = <Value>(read: (opened: Backend) => Promise<Value>): RemoteStore<Value> =>
  remote((opened, onValue, onError) => {
    read(opened).then(onValue, (thrown: unknown) => onError(asFailure(thrown)));
    return () => undefined;
  });

/** What follows from another store. */
export const derived = <Source, Value>(
  $source: RemoteStore<Source>,
  derive: (source: Source) => Value,
): RemoteStore<Value> =>
  Object.assign(
    computed(
      $source,
      (source): RemoteData<Value> =>
        source.state === 'ready' ? { state: 'ready', value: derive(source.value) } : source,
    ),
    { retry: $source.retry },
  );

/** Combines two stores: ready once both are. A retry retries those that failed. */
export function both<One, Other, Value>(
  $one: RemoteStore<One>,
  $other: RemoteStore<Other>,
  combine: (one: One, other: Other) => Value,
): RemoteStore<Value> {
  const $both = computed([$one, $other], (one, other): RemoteData<Value> => {
    if (one.state !== 'ready') return one;
    if (other.state !== 'ready') return other;
    return { state: 'ready', value: combine(one.value, other.value) };
  });
  return Object.assign($both, {
    retry() {
      for (const $each of [$one, $other]) if ($each.get().state === 'failed') $each.retry();
    },
  });
}

/** The value once it is known. @throws BackendError if it cannot be read */
export function present<Value>(store: ReadableAtom<RemoteData<Value>>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const unsubscribe = store.subscribe((data) => {
    if (data.state === 'ready') resolve(data.value);
    if (data.state === 'failed') reject(data.failure);
  });
  return promise.finally(unsubscribe);
}
