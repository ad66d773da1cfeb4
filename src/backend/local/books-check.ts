import { type Balances, LedgerBroken, MEMBER_BOOKS } from '#domain/money/ledger.ts';
import { isSameSums, type Position, type RunningSums } from '#domain/money/statement.ts';
import type { PostingRecord, Transaction } from './database.ts';
import { toBackendError } from './errors.ts';
import { recordOf } from './posting-records.ts';
import type { Store } from './store.ts';
import { idle } from './retention.ts';

/** Compares the stored balances with what the postings add up to. Nothing settles while they differ. */
export interface BooksCheck {
  /**
   * Resolves once the balances agree with the ledger. A waiting settlement makes the check stop pausing for
   * idle moments.
   * @throws BackendError when the disk cannot be read, or the ledger is broken or differs from the balances; the
   * next call tries again
   */
  done(): Promise<void>;
}

/** Records per read: few enough that the page stays responsive on a slow phone. */
const PAGE = 100;

/** Starts the check when the page is idle, and reads one page of records at a time. */
export function startBooksCheck(store: Store): BooksCheck {
  const { promise: hurry, resolve: stopWaiting } = Promise.withResolvers<void>();
  let check: Promise<void> | undefined;

  function begin(): Promise<void> {
    const begun = checkBooks(store, () => Promise.race([hurry, idle()])).catch((thrown: unknown) => {
      if (check === begun) check = undefined;
      const error = toBackendError(thrown);
      if (error.cause instanceof LedgerBroken) console.error(error.cause);
      throw error;
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

/**
 * Reads without a lock: the ledger only grows, and this also checks the records that other tabs add in the
 * meantime. Where another tab begins the community again, records of both would disagree, so a difference counts
 * only if one transaction finds it too.
 *
 * @param pause awaited between two pages
 * @throws BackendError
 */
async function checkBooks(store: Store, pause: () => Promise<void>): Promise<void> {
  try {
    await compare((last) => store.read(['postings'], (transaction) => pageAfter(transaction, last)), pause);
  } catch (cause) {
    if (!(cause instanceof LedgerBroken)) throw cause;
    await store.read(['postings'], (transaction) => compare((last) => pageAfter(transaction, last)));
  }
}

/** @throws LedgerBroken where the balances differ */
async function compare(read: (last: number) => Promise<Page>, pause?: () => Promise<void>): Promise<void> {
  const positions = new Map<string, Position>();
  let last = 0;
  for (;;) {
    const { keys, records } = await read(last);
    for (const record of records) {
      if (isSame(record, recordOf(record.posting, record, positions))) continue;
      throw new LedgerBroken(`the balances after ${record.posting.id}`);
    }
    if (records.length < PAGE) return;
    last = keys.at(-1) ?? last;
    await pause?.();
  }
}

interface Page {
  readonly keys: readonly number[];
  readonly records: readonly PostingRecord[];
}

async function pageAfter(transaction: Transaction<'postings', 'readonly'>, last: number): Promise<Page> {
  const postings = transaction.objectStore('postings');
  const range = IDBKeyRange.lowerBound(last, true);
  return { keys: await postings.getAllKeys(range, PAGE), records: await postings.getAll(range, PAGE) };
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
