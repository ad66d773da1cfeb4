import { atom, onMount, type WritableAtom } from 'nanostores';

/**
 * A choice that outlasts the page: kept in this browser's storage, the same in all tabs. Where the browser keeps nothing
 * (storage is switched off or full), it holds for the page.
 *
 * @param read the value that a kept text stands for, or null when it is none; anybody can write there
 */
export function persisted<Value>(
  key: string,
  initial: Value,
  read: (text: string) => Value | null,
  write: (value: Value) => string,
): WritableAtom<Value> {
  const $value = atom(initial);
  const take = (text: string | null) => $value.set((text === null ? null : read(text)) ?? initial);

  onMount($value, () => {
    try {
      take(localStorage.getItem(key));
    } catch {
      // Nothing is kept here: the initial value stands.
    }
    const unsubscribe = $value.listen((value) => {
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // As above.
      }
    });
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) take(event.newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  });

  return $value;
}

/** A choice between on and off, as `kept`. */
export const persistedSwitch = (key: string, initial: boolean): WritableAtom<boolean> =>
  persisted(
    key,
    initial,
    (text) => text === 'on',
    (isOn) => (isOn ? 'on' : 'off'),
  );
