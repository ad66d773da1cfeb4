import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

let isLasting = true;

/** Whether choices outlast this page: no longer after the browser refused to store one. */
export const outlastsPage = (): boolean => isLasting;

// The library alone throws if the storage is full, and in Firefox also if it is switched off.
if (typeof window !== 'undefined') storeIn(withFallback(browserStorage()));

/**
 * A choice that outlasts the page: stored in this browser and the same in all tabs. Without storage it holds for the page.
 *
 * @param decode the value of a stored text, or null when the text is invalid: anyone can edit it
 */
export const persisted = <Value>(
  key: string,
  initial: Value,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): WritableAtom<Value> => persistentAtom(key, initial, { decode: (text) => decode(text) ?? initial, encode });

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

/** Some browsers throw when a page asks for storage, some have none. */
function browserStorage(): Record<string, string> {
  try {
    return localStorage ?? inMemory({});
  } catch {
    return inMemory({});
  }
}

function inMemory(storage: Record<string, string>): Record<string, string> {
  isLasting = false;
  return storage;
}

/** When the browser refuses to store a text, the page continues with a copy in memory. */
function withFallback(storage: Record<string, string>): Record<string, string> {
  return new Proxy(storage, {
    set(_storage, key: string, text: string) {
      try {
        storage[key] = text;
      } catch {
        storeIn(inMemory({ ...storage, [key]: text }));
      }
      return true;
    },
  });
}
