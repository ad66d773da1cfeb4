import { type Balances, LedgerBroken, MEMBER_BOOKS, NO_BALANCES } from '#domain/money/ledger.ts';
import { isSameSums, type Position, type RunningSums } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import type { Corrections } from '#backend/port/backend.ts';
import type { PostingRecord, StoreName, Transaction } from './database.ts';
import { toBackendError } from './errors.ts';
import { recordOf } from './posting-records.ts';
import type { Store } from './store.ts';
import { idle } from './retention.ts';
import type { Member } from './member.ts';

/**
 * Compares the stored balances with what the postings add up to. If they differ, the postings are right: this
 * stores the balances again and leaves each affected member a correction to read.
 */
export interface BooksCheck {
  /**
   * Resolves once the balances agree with the ledger. A waiting settlement makes the check stop pausing for
   * idle moments.
   * @throws BackendError when the disk cannot be read, or the ledger itself is broken; the next call tries
   * again
   */
  done(): Promise<void>;
}

/** Records per read: few enough that the page stays responsive on a slow phone. */
const PAGE = 100;

/** Starts the check when the page is idle, and reads one page of records at a time. */
export function startBooksCheck(store: Store, now: () => Instant): BooksCheck {
  const { promise: hurry, resolve: stopWaiting } = Promise.withResolvers<void>();
  let check: Promise<void> | undefined;

  function begin(): Promise<void> {
    const begun = checkBooks(store, now, () => Promise.race([hurry, idle()])).catch((cause: unknown) => {
      if (check === begun) check = undefined;
      throw toBackendError(cause);
    });
    check = begun;
    return begun;
  }
  const once = () => check ?? begin();

  // Ignore the failure here: callers of `done` get it.
  void Promise.race([hurry, idle()])
    .then(once)
    .catch(() => undefined);

  return {
    done() {
      stopWaiting();
      return once();
    },
  };
}

async function checkBooks(store: Store, now: () => Instant, pause: () => Promise<void>): Promise<void> {
  try {
    if (await agrees(store, pause)) return;
    const corrected = await repair(store, now);
    for (const [uid, { shown, balances }] of corrected) {
      console.error(`Balances of ${uid} were wrong and have been recomputed from the log`, {
        shown,
        balances,
      });
    }
  } catch (thrown) {
    if (thrown instanceof LedgerBroken) console.error(thrown);
    throw thrown;
  }
}

/**
 * Reads without a lock: the ledger only grows, and this also checks the records that other tabs add in the
 * meantime.
 *
 * @param pause awaited between two pages
 */
async function agrees(store: Store, pause: () => Promise<void>): Promise<boolean> {
  const positions = new Map<string, Position>();
  let last = 0;
  for (;;) {
    const page = await store.read(['postings'], (transaction) => pageAfter(transaction, last));
    if (!page.every(({ record }) => isSame(record, recordOf(record.posting, record, positions))))
      return false;
    if (page.length < PAGE) return true;
    last = page.at(-1)?.key ?? last;
    await pause();
  }
}

/** For each member: the balances that were shown, and those that the postings add up to. */
type Corrected = ReadonlyMap<string, { readonly shown: Balances; readonly balances: Balances }>;

/** Reads and writes in one transaction, so that no posting comes in between. */
function repair(store: Store, now: () => Instant): Promise<Corrected> {
  const scope = { writes: ['postings', 'corrections'], reads: ['accounts'] } as const;
  return store.write(scope, async (transaction) => {
    const positions = new Map<string, Position>();
    const shown = new Map<string, Balances>();
    const postings = transaction.objectStore('postings');
    let page = await pageAfter(transaction, 0);
    while (page.length > 0) {
      for (const { key, record } of page) {
        const right = recordOf(record.posting, record, positions);
        for (const [nth, uid] of record.uids.entries()) shown.set(uid, record.after[nth] ?? NO_BALANCES);
        if (!isSame(record, right)) await postings.put(right, key);
      }
      page = await pageAfter(transaction, page.at(-1)?.key ?? 0);
    }

    const corrected = new Map<string, { shown: Balances; balances: Balances }>();
    for (const [uid, { balances: right }] of positions) {
      const wrong = shown.get(uid) ?? NO_BALANCES;
      if (isEqual(wrong, right)) continue;
      corrected.set(uid, { shown: wrong, balances: right });
      const isThere = (await transaction.objectStore('accounts').getKey(uid)) !== undefined;
      const value = { at: now(), shown: wrong, balances: right };
      if (isThere) await transaction.objectStore('corrections').put({ uid, value });
    }
    return corrected;
  });
}

async function pageAfter<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'postings', Mode>,
  last: number,
): Promise<readonly { readonly key: number; readonly record: PostingRecord }[]> {
  const postings = transaction.objectStore('postings');
  const range = IDBKeyRange.lowerBound(last, true);
  const keys = await postings.getAllKeys(range, PAGE);
  const records = await postings.getAll(range, PAGE);
  return records.map((record, nth) => ({ key: keys[nth] as number, record }));
}

/** Compares members one by one, because their order in a record is arbitrary. */
const isSame = ({ uids, after, sums }: PostingRecord, right: PostingRecord): boolean =>
  uids.length === right.uids.length &&
  right.uids.every((uid, nth) => {
    const own = uids.indexOf(uid);
    return (
      isEqual(after[own], right.after[nth] as Balances) &&
      isSameSums(sums[own] ?? {}, right.sums[nth] as RunningSums)
    );
  });

const isEqual = (one: Balances | undefined, other: Balances): boolean =>
  one !== undefined && MEMBER_BOOKS.every((book) => one[book] === other[book]);

/** Shows members the corrections that the check has recorded. */
export function localCorrections({ member }: { readonly member: Member }): Corrections {
  return {
    watchCorrection(onCorrection, onError) {
      return member.watch(
        ['corrections'],
        async (transaction, uid) => (await transaction.objectStore('corrections').get(uid))?.value ?? null,
        onCorrection,
        onError,
      );
    },

    async acknowledgeCorrection() {
      await member.write({ writes: ['corrections'] }, (transaction, uid) =>
        transaction.objectStore('corrections').delete(uid),
      );
    },
  };
}
