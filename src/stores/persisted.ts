import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

// Where storage is full, the library would throw and not apply the choice. Here the choice holds for the page.
const storage = browserStorage();
if (storage) setPersistentEngine(new Proxy(storage, { set: write }), windowPersistentEvents);

/**
 * A choice that outlasts the page: stored in this browser and the same in all tabs. Without storage it holds for the page.
 *
 * @param read the value of a stored text, or null when the text is invalid: anyone can edit it
 */
export const persisted = <Value>(
  key: string,
  initial: Value,
  read: (text: string) => Value | null,
  encode: (value: Value) => string,
): WritableAtom<Value> => persistentAtom(key, initial, { decode: (text) => read(text) ?? initial, encode });

export const persistedSwitch = (key: string, initial: boolean): WritableAtom<boolean> =>
  persisted(
    key,
    initial,
    (text) => text === 'on',
    (isOn) => (isOn ? 'on' : 'off'),
  );

/** Some browsers throw when a page asks for storage; Node has none. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function write(target: Storage, key: string | symbol, text: string): boolean {
  try {
    target.setItem(String(key), text);
  } catch {
    // Storage is full.
  }
  return true;
}
