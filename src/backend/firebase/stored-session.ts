import { browserLocalPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { type AccountHint, attempt, type HintStorage } from './account-hint.ts';
import type { FirebaseConfig } from './config.ts';

/**
 * Where the library stores the session: in `localStorage`. Its default is IndexedDB, and WebKit freezes a page in its back/forward
 * cache in the middle of a transaction: until it drops that page, no other page would know its session.
 *
 * Earlier releases stored it in IndexedDB. Where an account is known and no session is here, the library finds it there, and
 * moves it.
 */
export function persistenceOf(
  { apiKey }: FirebaseConfig,
  accountHint: AccountHint,
  storage: HintStorage | undefined,
): readonly Persistence[] {
  const isHere = () => attempt(() => storage?.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`)) != null;
  return accountHint.isAnyKnown() && !isHere()
    ? [browserLocalPersistence, indexedDBLocalPersistence]
    : [browserLocalPersistence];
}

/**
 * A page in the back/forward cache does not hear what other pages store. After an event that names no key, the library compares
 * what it knows with what is stored.
 */
export function compareOnReturn(): void {
  // Node has no such events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) globalThis.dispatchEvent(new StorageEvent('storage'));
  });
}
