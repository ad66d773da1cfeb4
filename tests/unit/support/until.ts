import type { ReadableAtom } from 'nanostores';

/** The store's value as soon as `accepts` takes it. Keeps the store watched until then. */
export function until<Value>(store: ReadableAtom<Value>, accepts: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = store.listen(look);
    look(store.get());

    function look(value: Value) {
      if (!accepts(value)) return;
      unsubscribe();
      resolve(value);
    }
  });
}
