import { browserLocalPersistence, indexedDBLocalPersistence } from 'firebase/auth';
import { expect, it } from 'vitest';
import { type HintStorage, openAccountHint } from '#backend/firebase/account-hint.ts';
import { persistenceOf } from '#backend/firebase/stored-session.ts';

const CONFIG = { apiKey: 'key', authDomain: 'site.example', projectId: 'project', appId: 'app' };

function persistenceWith(stored: Readonly<Record<string, string>>, isBroken = false) {
  const storage: HintStorage = {
    getItem(key) {
      if (isBroken) throw new DOMException('The disk is broken', 'UnknownError');
      return stored[key] ?? null;
    },
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  return (isAccountKnown: boolean) => {
    const hint = openAccountHint(storage);
    if (isAccountKnown) hint.remember('uid', 'member');
    return persistenceOf(CONFIG, hint, storage);
  };
}

it('asks IndexedDB for the session of an earlier release, where an account is known and none is stored', () => {
  const nothing = persistenceWith({});
  expect(nothing(true)).toEqual([browserLocalPersistence, indexedDBLocalPersistence]);
  expect(nothing(false)).toEqual([browserLocalPersistence]);
  const session = persistenceWith({ 'firebase:authUser:key:[DEFAULT]': '{}' });
  expect(session(true)).toEqual([browserLocalPersistence]);
});

it('takes a storage that cannot be read for an empty one', () => {
  expect(persistenceWith({}, true)(true)).toEqual([browserLocalPersistence, indexedDBLocalPersistence]);
});
