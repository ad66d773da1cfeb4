import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { sessionOf } from '#tests/contract/observe.ts';

afterEach(() => vi.restoreAllMocks());

/** As WebKit does in private windows: a unique index under a plain path holds `null`, which is no key, once. */
function takeNullForAKey(): void {
  const holders = new Set<IDBValidKey>();
  const { add } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value, key) {
    for (const name of this.indexNames) {
      const { keyPath, unique } = this.index(name);
      if (!unique || typeof keyPath !== 'string' || value[keyPath] !== null) continue;
      if (holders.has(`${this.name}.${keyPath}`)) throw new DOMException('Taken', 'ConstraintError');
      holders.add(`${this.name}.${keyPath}`);
    }
    return add.call(this, value, key);
  });
}

it('a private window of WebKit has room for several accounts without an e-mail address', async () => {
  takeNullForAKey();
  const tab = await openTab({ name: 'private-window' });
  for (const _guest of ['first', 'second']) {
    await tab.signInAsGuest(PROGRAMME_USERNAME);
    expect(await sessionOf(tab).first()).toMatchObject({ kind: 'guest' });
    await tab.logOut();
  }
});
