import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { PARTNER_RECORDS, type PartnerRecordsDocument, type PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, readsOf } from '#settler/ledger/reads.ts';
import { byPath, uidIn } from '#settler/requests/pending.ts';
import { fingerprintOf } from './fingerprint.ts';
import { recordId } from './page-records.ts';

/** Partner pages per read: the page of a busy upline has 40 kB. */
const AT_ONCE = 300;

/**
 * Records what all partner pages hold. Runs once for each project, and again when a person
 * has removed `partners` from `settler/migrations`. It may be interrupted and repeated.
 *
 * @throws when another settler writes the same records meanwhile
 */
export async function recordPages(db: Firestore): Promise<void> {
  const done = db.doc(paths.migrations());
  if ((await done.get()).get('partners') !== undefined) return;
  const earlier = await timesOfRecords(db);
  const records = await recordsOfPages(db);
  const batch = db.batch();
  for (let id = 0; id < PARTNER_RECORDS; id += 1) {
    const reference = db.doc(paths.partnerRecord(String(id)));
    const document: PartnerRecordsDocument = { pages: records[id] ?? {}, owners: {} };
    const lastUpdateTime = earlier.get(String(id));
    if (lastUpdateTime) batch.update(reference, { ...document }, { lastUpdateTime });
    else batch.create(reference, document);
  }
  batch.set(done, { partners: FieldValue.serverTimestamp() }, { merge: true });
  await batch.commit();
}

async function timesOfRecords(db: Firestore): Promise<ReadonlyMap<string, Timestamp>> {
  const { docs } = await db.collection(paths.partnerRecords()).select().get();
  return new Map(docs.map(({ id, updateTime }) => [id, updateTime]));
}

type RecordedPages = Record<string, Record<string, string>>;

/** The fingerprints of all pages, by record document, uid and page. */
async function recordsOfPages(db: Firestore): Promise<readonly RecordedPages[]> {
  const records = Array.from({ length: PARTNER_RECORDS }, (): RecordedPages => ({}));
  const pages = db.collectionGroup('partners').orderBy(byPath);
  for await (const found of documentsOf(readsOf(db), pages, AT_ONCE)) {
    const uid = uidIn(found.ref.path);
    const { page, entries } = found.data() as PartnersDocument;
    const own = records[Number(recordId(uid))] ?? {};
    own[uid] = { ...own[uid], [page]: fingerprintOf(entries) };
  }
  return records;
}
