import { atom, onMount, type WritableAtom } from 'nanostores';

/**
 * A setting in the browser's storage, the same in all tabs. If storage is off or full, it lasts as long as the page.
 *
 * @param read parses a stored text; null if it is invalid, since anybody can write there
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
      // Storage cannot be read: use the initial value.
    }
    const unsubscribe = $value.listen((value) => {
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // Storage cannot be written: the value lasts as long as the page.
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

/** An on/off setting; see `persisted`. */
export const persistedSwitch = (key: string, initial: boolean): WritableAtom<boolean> =>
  persisted(
    key,
    initial,
    (text) => text === 'on',
    (isOn) => (isOn ? 'on' : 'off'),
  );
