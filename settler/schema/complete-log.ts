import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LogHead } from '#domain/log/append.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { toPosting } from '#firestore/decode.ts';
import type { LogHeadDocument, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { toLogHead } from '#firestore/log.ts';
import { paths } from '#firestore/paths.ts';
import { appendEntriesToLog } from '#settler/ledger/public-log.ts';
import { documentsOf, readsOf } from '#settler/ledger/reads.ts';

/** Requests per batch: each adds an entry to one document of the log, which grows with them. */
const AT_ONCE = 200;

/**
 * Appends the entries that the log lacks, from the postings that say that they have them. It can be interrupted and repeated at
 * any moment, and of two settlers at once one fails and starts again.
 *
 * @returns how many it has appended; 0, after two reads, where the log is complete
 */
export async function completeLog(db: Firestore): Promise<number> {
  const [ofAll, ofLog] = await db.getAll(db.doc(paths.totals()), db.doc(paths.logHead()));
  const { entries = 0 } = (ofAll?.data() ?? {}) as Partial<TotalsDocument>;
  const before = toLogHead((ofLog?.data() as LogHeadDocument | undefined) ?? null);
  if (before.size >= entries) return 0;

  let log = { head: before, writtenAt: ofLog?.updateTime ?? null };
  let waiting: SaltedPostings[] = [];
  for await (const request of requestsAfter(db, before.size)) {
    waiting.push(request);
    if (waiting.length < AT_ONCE) continue;
    log = await appendTo(db, log, waiting);
    waiting = [];
  }
  if (waiting.length > 0) log = await appendTo(db, log, waiting);
  if (log.head.size < entries) throw new Error(`No posting has the entry ${log.head.size + 1}`);
  return log.head.size - before.size;
}

/** The postings of each entry behind this one, in the order of the ledger. */
async function* requestsAfter(db: Firestore, last: number): AsyncGenerator<SaltedPostings> {
  let entry = last;
  let salt: string | undefined;
  let postings = new Map<string, Posting>();
  const request = () => {
    if (salt === undefined) throw new Error(`The salt of entry ${entry} is erased`);
    return { postings: [...postings.values()], salt };
  };
  const all = db.collectionGroup('postings').orderBy('sequence');
  for await (const found of documentsOf(readsOf(db), all)) {
    const document = found.data() as PostingDocument;
    if (document.entry <= last) continue;
    if (document.entry !== entry) {
      if (document.entry !== entry + 1) throw new Error(`No posting has the entry ${entry + 1}`);
      if (postings.size > 0) yield request();
      [entry, salt, postings] = [document.entry, undefined, new Map()];
    }
    // A posting between two members lies below both. One of the copies may have lost its salt with its account.
    postings.set(found.id, toPosting(found.id, document));
    salt ??= document.salt;
  }
  if (postings.size > 0) yield request();
}

interface Log {
  readonly head: LogHead;
  readonly writtenAt: Timestamp | null;
}

async function appendTo(db: Firestore, log: Log, requests: readonly SaltedPostings[]): Promise<Log> {
  const batch = db.batch();
  const head = appendEntriesToLog(
    {
      set(path, data) {
        if (log.writtenAt) batch.update(db.doc(path), data, { lastUpdateTime: log.writtenAt });
        else batch.create(db.doc(path), data);
      },
      merge: (path, data) => batch.set(db.doc(path), data, { merge: true }),
    },
    log.head,
    requests,
  );
  // The head comes first.
  const [written] = await batch.commit();
  return { head, writtenAt: written?.writeTime ?? null };
}
