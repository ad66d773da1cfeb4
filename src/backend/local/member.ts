import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';
import type { Instant } from '#domain/time.ts';
import type { SessionRecord, SessionSlotName, StoreName, Transaction } from './database.ts';
import { keepData } from './persistence.ts';
import type { Store, WriteScope } from './store.ts';

/**
 * The signed-in member, and the access to that member's own data. The uid comes from the session's row, read in
 * the same transaction, so no caller can name another member. A tab has one page at a time.
 */
export interface Member {
  /** Which session this tab uses. */
  readonly slot: SessionSlotName;

  /** Makes this tab use a session, and binds the page to it. Call it after writing the session's row. */
  attach(slot: SessionSlotName, session: SessionRecord): void;

  /** Unbinds the page; the tab's next page uses the shared session. Call it after deleting the row. */
  detach(): void;

  /**
   * Binds the page to a session, and to none if it is undefined. A bound page acts for its session alone: a
   * button on Ada's screen does nothing to Ben's account after Ben signs in in another tab.
   */
  bind(session: SessionRecord | undefined): void;

  /** Does the same as `Store.watch`, but finds nothing while signed out. */
  watch<Name extends StoreName, Value>(
    names: readonly Name[],
    read: (transaction: Transaction<Name | 'session', 'readonly'>, uid: string) => Promise<Value | undefined>,
    onValue: (value: Value) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Does the same as `Store.read`. @throws `session-expired` */
  read<Name extends StoreName, Value>(
    names: readonly Name[],
    work: (transaction: Transaction<Name | 'session', 'readonly'>, uid: string) => Promise<Value>,
  ): Promise<Value>;

  /** Does the same as `Store.write`. @throws `session-expired` */
  write<Written extends StoreName, Value, Read extends StoreName = never>(
    scope: WriteScope<Written, Read>,
    work: (transaction: Transaction<Written | Read | 'session', 'readwrite'>, uid: string) => Promise<Value>,
  ): Promise<Value>;
}

export function memberOf(store: Store, slot: SessionSlot): Member {
  let bound: SessionRecord | undefined;

  function actor(session: SessionRecord | undefined): string {
    const isAnother = bound !== undefined && bound.token !== session?.token;
    if (session === undefined || isAnother) throw new BackendError('session-expired');
    return session.uid;
  }

  async function announceExpiry<Value>(attempt: Promise<Value>): Promise<Value> {
    try {
      return await attempt;
    } catch (thrown) {
      // The page is bound to a session that no longer exists, for example because someone cleared the site's
      // data. Make the page read again.
      if (thrown instanceof BackendError && thrown.code === 'session-expired') store.announce(['session']);
      throw thrown;
    }
  }

  return {
    get slot() {
      return slot.name;
    },
    attach(name, session) {
      slot.attach(name);
      bound = session;
      store.announce(['session']);
    },
    detach() {
      slot.detach();
      bound = undefined;
    },
    bind(session) {
      bound = session;
    },
    watch(names, read, onValue, onError) {
      return store.watch(
        [...names, 'session'],
        async (transaction) => {
          const session = await transaction.objectStore('session').get(slot.name);
          return session && read(transaction, session.uid);
        },
        onValue,
        onError,
      );
    },
    read(names, work) {
      return announceExpiry(
        store.read([...names, 'session'], async (transaction) =>
          work(transaction, actor(await transaction.objectStore('session').get(slot.name))),
        ),
      );
    },
    async write({ writes, reads = [] }, work) {
      const value = await announceExpiry(
        store.write({ writes, reads: [...reads, 'session'] }, async (transaction) =>
          work(transaction, actor(await transaction.objectStore('session').get(slot.name))),
        ),
      );
      void keepData(writes);
      return value;
    },
  };
}

interface SessionSlot {
  readonly name: SessionSlotName;
  attach(name: SessionSlotName): void;
  /** Makes the tab's next page use the shared session again. */
  detach(): void;
}

/** The storage of one tab, such as `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'tessera:slot';

/** @param storage of the tab; without it the slot lasts as long as the page */
export function openSessionSlot(storage: TabStorage | undefined): SessionSlot {
  let name: SessionSlotName = storage?.getItem(KEY) === 'operator' ? 'operator' : 'current';
  return {
    get name() {
      return name;
    },
    attach(taken) {
      name = taken;
      if (taken === 'operator') storage?.setItem(KEY, taken);
      else storage?.removeItem(KEY);
    },
    detach() {
      storage?.removeItem(KEY);
    },
  };
}

/** @throws `reauthentication-needed` when the member's last proof of identity is too old */
export async function assertRecent<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'session', Mode>,
  { slot }: Pick<Member, 'slot'>,
  now: Instant,
): Promise<void> {
  const session = await transaction.objectStore('session').get(slot);
  if (session === undefined || now - session.authenticatedAt > REAUTHENTICATE_AFTER) {
    throw new BackendError('reauthentication-needed');
  }
}
