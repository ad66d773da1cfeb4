import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { LogHead, SaltedPosting } from '#domain/log/append.ts';
import { toPosting } from '#firestore/decode.ts';
import type { LogHeadDocument, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { toLogHead } from '#firestore/log.ts';
import { paths } from '#firestore/paths.ts';
import { appendEntriesToLog, newSalt } from '#settler/ledger/public-log.ts';

/** Postings per batch. Each is up to two documents, besides those of the log. */
const AT_ONCE = 150;

/**
 * Appends the postings of a database from before there was a public log, in their order. It can be interrupted and repeated at
 * any moment, and of two settlers at once one fails and starts again.
 *
 * @returns how many it has appended; 0, after two reads, where the log is complete
 */
export async function completeLog(db: Firestore): Promise<number> {
  let done = 0;
  for (;;) {
    const [ofAll, ofLog] = await db.getAll(db.doc(paths.totals()), db.doc(paths.logHead()));
    const { sequence = 0 } = (ofAll?.data() ?? {}) as Partial<TotalsDocument>;
    const head = toLogHead((ofLog?.data() as LogHeadDocument | undefined) ?? null);
    if (head.size >= sequence) return done;
    done += await appendSome(db, head, ofLog?.updateTime ?? null);
  }
}

async function appendSome(
  db: Firestore,
  head: LogHead,
  lastUpdateTime: FirebaseFirestore.Timestamp | null,
): Promise<number> {
  const found = await db
    .collectionGroup('postings')
    .where('sequence', '>', head.size)
    .orderBy('sequence')
    .limit(2 * AT_ONCE)
    .get();
  const copies = Map.groupBy(found.docs, (each) => (each.data() as PostingDocument).sequence);
  const batch = db.batch();
  const salted: SaltedPosting[] = [];
  for (const [sequence, documents] of [...copies].slice(0, AT_ONCE)) {
    const [first] = documents;
    if (!first || sequence !== head.size + salted.length + 1) {
      throw new Error(`No posting has the sequence ${head.size + salted.length + 1}`);
    }
    const salt = saltIn(documents) ?? newSalt();
    salted.push({ posting: toPosting(first.id, first.data() as PostingDocument), salt });
    for (const { ref } of documents) batch.update(ref, { salt });
  }
  appendEntriesToLog(
    {
      set(path, data) {
        if (lastUpdateTime) batch.update(db.doc(path), data, { lastUpdateTime });
        else batch.create(db.doc(path), data);
      },
      merge: (path, data) => batch.set(db.doc(path), data, { merge: true }),
    },
    head,
    salted,
  );
  await batch.commit();
  return salted.length;
}

const saltIn = (documents: readonly QueryDocumentSnapshot[]): string | undefined =>
  documents.map((each) => (each.data() as PostingDocument).salt).find((salt) => salt !== undefined);
