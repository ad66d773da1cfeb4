import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

// By itself the library throws where the browser's storage is full or, in Firefox, switched off.
if (typeof window !== 'undefined') storeIn(withFallback(browserStorage()));

/**
 * A choice that outlasts the page: kept in this browser's storage, the same in all tabs. Where the browser stores nothing
 * (its storage is switched off or full), it holds for the page.
 *
 * @param decode the value of a stored text, or null to fall back to `initial`: anything may be stored there
 */
export function persisted<Value>(
  key: string,
  initial: Value,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, { decode: (text) => decode(text) ?? initial, encode });
}

/** A choice between on and off, stored as those words. */
export const persistedSwitch = (key: string, initial: boolean): WritableAtom<boolean> =>
  persisted(
    key,
    initial,
    (text) => text === 'on',
    (isOn) => (isOn ? 'on' : 'off'),
  );

function storeIn(storage: Record<string, string>): void {
  setPersistentEngine(storage, windowPersistentEvents);
}

function browserStorage(): Record<string, string> {
  try {
    return localStorage ?? {};
  } catch {
    return {};
  }
}

/** As `storage`. Once the browser refuses to store a text, the page goes on with a copy in memory. */
function withFallback(storage: Record<string, string>): Record<string, string> {
  return new Proxy(storage, {
    set(_storage, key: string, text: string) {
      try {
        storage[key] = text;
      } catch {
        storeIn({ ...storage, [key]: text });
      }
      return true;
    },
  });
}
