import type { Persistence } from 'firebase/auth';

/** What the tabs of one browser share: the stored session, and hints. */
export interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** One per tab: the library makes one instance of a class, and does not report an instance's own changes to it. */
  newTab(): Persistence;
}

type Listener = (value: unknown) => void;

/**
 * A browser's storage for the identity library, in memory, because Node has none. Each tab is an app of its own name
 * here, and must find the session under a common one.
 */
export function openBrowser(): Browser {
  const kept = new Map<string, unknown>();
  const hints = new Map<string, string>();
  const tabs = new Set<Map<string, Set<Listener>>>();
  /** `firebase:authUser:API-KEY:APP-NAME`, without the app's name. */
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
