import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { readMissingRegistrations, type ChainMember, chainMemberOf } from '#domain/programme/upline-chain.ts';
import { Programme } from '#domain/programme/programme.ts';
import { accountOf } from './accounts.ts';
import type { StoreName, Transaction } from './database.ts';

/** The programme as this page has folded it. Every tab has its own copy. */
export class FoldedProgramme {
  #programme = new Programme();
  /** The entry that was folded last. */
  #last = { key: 0, uid: '' };

  /**
   * Returns the programme after the whole log. Call it before the transaction appends: only committed entries
   * may be folded.
   */
  async caughtUp<Name extends StoreName, Mode extends IDBTransactionMode>(
    transaction: Transaction<Name | 'programme', Mode>,
  ): Promise<Programme> {
    const programmeLog = transaction.objectStore('programme');
    const since = this.#last;
    const range = IDBKeyRange.lowerBound(since.key);
    const keys = await programmeLog.getAllKeys(range);
    const entries = await programmeLog.getAll(range);
    if (since.key > 0 && (keys[0] !== since.key || entries[0]?.uid !== since.uid)) {
      // A new walk has begun, or someone has cleared the site's data, so start over.
      this.#programme = new Programme();
      this.#last = { key: 0, uid: '' };
      return this.caughtUp(transaction);
    }
    for (const [index, entry] of entries.entries()) {
      const key = keys[index] as number;
      // Another transaction of this page may have folded it in the meantime.
      if (key <= this.#last.key) continue;
      this.#programme.apply(entry);
      this.#last = { key, uid: entry.uid };
    }
    return this.#programme;
  }
}

/**
 * Appends the registrations that the log lacks before the member can activate a level, and returns them.
 * Nothing in the log ever changes, so the uplines that it names are final.
 */
export async function registerMissing<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts' | 'usernames' | 'programme', 'readwrite'>,
  programme: Programme,
  member: string,
): Promise<readonly RegistrationEntry[]> {
  const missing = await missingFor(transaction, programme, member);
  for (const entry of missing) {
    await transaction.objectStore('programme').add(entry);
    const account = await accountOf(transaction, entry.uid);
    if (account.uplineConfirmed) continue;
    await transaction.objectStore('accounts').put({ ...account, uplineConfirmed: true });
  }
  return missing;
}

/** The registrations that the log lacks before the member can activate a level. */
export function missingFor<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'accounts' | 'usernames', Mode>,
  programme: Programme,
  member: string,
): Promise<readonly RegistrationEntry[]> {
  const uidOf = async (username: string) =>
    (await transaction.objectStore('usernames').get(username))?.uid ?? null;
  async function find(uid: string): Promise<ChainMember | null> {
    const account = await transaction.objectStore('accounts').get(uid);
    return account === undefined ? null : chainMemberOf(account, uidOf);
  }
  return readMissingRegistrations(member, (uid) => programme.knows(uid), find);
}
