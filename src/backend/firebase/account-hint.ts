import type { Unsubscribe } from '#backend/port/backend.ts';

/** A guest who has just set a password stays a guest until the account document says otherwise. */
export type AccountKind = 'guest' | 'member';

/**
 * Remembers whose account is known to exist, so that a page need not ask before it shows anything. It is a
 * hint, never authority: a forged hint shows empty screens, because the rules decide who reads what.
 */
export interface AccountHint {
  isKnown(uid: string, kind: AccountKind): boolean;
  remember(uid: string, kind: AccountKind): void;
  forget(): void;
  /** Calls back when any tab remembers an account that it did not know. */
  watch(onRemembered: () => void): Unsubscribe;
  /** Calls back when another tab forgets the account: its session has ended. */
  watchForgotten(onForgotten: () => void): Unsubscribe;
}

export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:account';

/** @param storage of the browser; without it the hint lasts as long as the page */
export function openAccountHint(storage: HintStorage | undefined): AccountHint {
  let seen: string | null = null;
  const rememberedListeners = new Set<() => void>();
  const forgottenListeners = new Set<() => void>();
  // The browser reports what other tabs store. Node has no such event.
  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return;
    if (newValue === null) seen = null;
    for (const listener of newValue === null ? forgottenListeners : rememberedListeners) listener();
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
      for (const onRemembered of rememberedListeners) onRemembered();
    },
    forget() {
      seen = null;
      attempt(() => storage?.removeItem(KEY));
    },
    watch(onRemembered) {
      rememberedListeners.add(onRemembered);
      return () => rememberedListeners.delete(onRemembered);
    },
    watchForgotten(onForgotten) {
      forgottenListeners.add(onForgotten);
      return () => forgottenListeners.delete(onForgotten);
    },
  };
  return accountHint;
}

const hintOf = (uid: string, kind: AccountKind): string => `${kind} ${uid}`;

/** Ignores storage that is missing, full or broken: the page works without what it holds. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
