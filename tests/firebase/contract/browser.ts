import type { Persistence } from 'firebase/auth';

/** What the tabs of one browser share: where the session is kept, and small hints. */
export interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** For one tab each: the library makes one instance of a class, and tells it of nothing that it did itself. */
  newTab(): Persistence;
}

type Listener = (value: unknown) => void;

/**
 * A browser's storage as the identity library uses it, in memory. Node has none; and a tab is an app of its own name
 * here, which has to find the session under the name of all.
 */
export function openBrowser(): Browser {
  const kept = new Map<string, unknown>();
  const hints = new Map<string, string>();
  const tabs = new Set<Map<string, Set<Listener>>>();
  /** `firebase:authUser:API-KEY:APP-NAME`, without the last. */
  const shared = (key: string) => key.split(':').slice(0, 3).join(':');

  function change(key: string, value: unknown, own: Map<string, Set<Listener>>): void {
    const name = shared(key);
    if (value === null) kept.delete(name);
    else kept.set(name, structuredClone(value));
    for (const tab of tabs) {
      if (tab !== own) for (const listener of tab.get(name) ?? []) listener(value);
    }
  }

  return {
    storage: {
      getItem: (key) => hints.get(key) ?? null,
      setItem: (key, value) => void hints.set(key, value),
      removeItem: (key) => void hints.delete(key),
    },
    newTab() {
      const listeners = new Map<string, Set<Listener>>();
      tabs.add(listeners);
      return class Tab {
        static readonly type = 'LOCAL';
        readonly type = 'LOCAL';
        async _isAvailable() {
          return true;
        }
        async _set(key: string, value: unknown) {
          change(key, value, listeners);
        }
        async _get(key: string) {
          return structuredClone(kept.get(shared(key)) ?? null);
        }
        async _remove(key: string) {
          change(key, null, listeners);
        }
        _addListener(key: string, listener: Listener) {
          const name = shared(key);
          listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        }
        _removeListener(key: string, listener: Listener) {
          listeners.get(shared(key))?.delete(listener);
        }
      };
    },
  };
}
