import type { Unsubscribe } from '#backend/port/backend.ts';

/** A guest who has signed in with a password is one still, until the account has been made a member's. */
export type AccountKind = 'guest' | 'member';

/**
 * Whose account has been seen to exist, so that a page need not ask before it shows anything. A hint and never
 * authority: whoever forges it sees empty screens, for the rules decide what is read.
 */
export interface AccountHint {
  isKnown(uid: string, kind: AccountKind): boolean;
  remember(uid: string, kind: AccountKind): void;
  forget(): void;
  /** Calls back when an account has come to be known that was not, in any tab. */
  watch(onNews: () => void): Unsubscribe;
}

export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:account';

/** @param storage of the browser; without it, what is known lasts as long as the page */
export function openAccountHint(storage: HintStorage | undefined): AccountHint {
  let seen: string | null = null;
  const listeners = new Set<() => void>();
  // The browser tells of what other tabs have stored. (Node has no such event.)
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) for (const onNews of listeners) onNews();
  });

  const accountHint: AccountHint = {
    isKnown(uid, kind) {
      const hint = hintOf(uid, kind);
      return seen === hint || attempt(() => storage?.getItem(KEY)) === hint;
    },
    remember(uid, kind) {
      if (accountHint.isKnown(uid, kind)) return;
      seen = hintOf(uid, kind);
      attempt(() => storage?.setItem(KEY, hintOf(uid, kind)));
      for (const onNews of listeners) onNews();
    },
    forget() {
      seen = null;
      attempt(() => storage?.removeItem(KEY));
    },
    watch(onNews) {
      listeners.add(onNews);
      return () => listeners.delete(onNews);
    },
  };
  return accountHint;
}

const hintOf = (uid: string, kind: AccountKind): string => `${kind} ${uid}`;

/** Storage that is full or switched off: the hint is only missing. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
