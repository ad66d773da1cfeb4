import {
  FieldPath,
  FieldValue,
  type Firestore,
  GrpcStatus,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { PARTNER_RECORDS, type PartnerRecordsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { PageRef } from './downline-index.ts';

/** Knows what each partner page in Firestore holds, and who had former names, without reading the pages. */
export interface PageRecords {
  /** Every existing page. */
  refs(): Iterable<PageRef>;
  /** Null: the page does not exist. */
  fingerprintAt(ref: PageRef): string | null;
  /** The uid of the member who has or had this name; undefined: not recorded. */
  ownerOf(name: string): string | undefined;
  /**
   * Writes pages and their records in one batch, as a whole or not at all.
   *
   * @returns false: nothing is written, because another settler has changed these records, or a page differs
   * from its record. The records are read again.
   */
  commit(changes: RecordChanges, addPages: (batch: WriteBatch) => void): Promise<boolean>;
}

export interface RecordChanges {
  /** Fingerprint null: the page is removed. */
  readonly pages: readonly { readonly ref: PageRef; readonly fingerprint: string | null }[];
  /** Uids by name. */
  readonly owners: ReadonlyMap<string, string>;
}

/** One document of page records. */
interface Records {
  updateTime: Timestamp;
  /** Fingerprints by uid and page. */
  readonly pages: Map<string, Map<string, string>>;
  readonly owners: Map<string, string>;
}

/** The codes with which Firestore refuses a batch because a document is not as the batch expects it. */
const NOT_AS_EXPECTED: readonly unknown[] = [GrpcStatus.FAILED_PRECONDITION, GrpcStatus.NOT_FOUND];

/** Reads all records. `recordPages` made them. */
export async function openPageRecords(db: Firestore): Promise<PageRecords> {
  const { docs } = await db.collection(paths.partnerRecords()).get();
  const documents = new Map(docs.map((each) => [each.id, recordsIn(each.updateTime, each.data())]));

  function recordsOf(key: string): Records {
    const id = recordId(key);
    const records = documents.get(id);
    if (!records) throw new Error(`${paths.partnerRecord(id)} is missing`);
    return records;
  }

  async function readAgain(ids: Iterable<string>): Promise<void> {
    const references = Array.from(ids, (id) => db.doc(paths.partnerRecord(id)));
    for (const each of await db.getAll(...references)) {
      if (each.updateTime) documents.set(each.id, recordsIn(each.updateTime, each.data()));
      else documents.delete(each.id);
    }
  }

  return {
    *refs() {
      for (const { pages } of documents.values()) {
        for (const [uid, own] of pages) for (const page of own.keys()) yield { uid, page: Number(page) };
      }
    },
    fingerprintAt: ({ uid, page }) => recordsOf(uid).pages.get(uid)?.get(String(page)) ?? null,
    ownerOf: (name) => recordsOf(name).owners.get(name),

    async commit({ pages, owners }, addPages) {
      const changes = [...Map.groupBy(pages, ({ ref }) => ref.uid)].map(([uid, changed]) => {
        const after = new Map(recordsOf(uid).pages.get(uid));
        for (const { ref, fingerprint } of changed) {
          if (fingerprint === null) after.delete(String(ref.page));
          else after.set(String(ref.page), fingerprint);
        }
        return { uid, changed, after };
      });
      const fields = Map.groupBy(
        [...changes.flatMap(fieldsOfPages), ...fieldsOfOwners(owners)],
        ({ id }) => id,
      );
      const batch = db.batch();
      for (const [id, own] of fields) {
        const [field, value, ...others] = own.flatMap((each) => [each.field, each.value]);
        const expected = { lastUpdateTime: documents.get(id)?.updateTime };
        batch.update(db.doc(paths.partnerRecord(id)), field as FieldPath, value, ...others, expected);
      }
      addPages(batch);
      try {
        const results = await batch.commit();
        for (const [place, id] of [...fields.keys()].entries()) {
          const [records, result] = [documents.get(id), results[place]];
          if (records && result) records.updateTime = result.writeTime;
        }
      } catch (cause) {
        if (!NOT_AS_EXPECTED.includes((cause as { readonly code?: unknown }).code)) throw cause;
        await readAgain(fields.keys());
        return false;
      }
      for (const { uid, after } of changes) {
        if (after.size === 0) recordsOf(uid).pages.delete(uid);
        else recordsOf(uid).pages.set(uid, after);
      }
      for (const [name, uid] of owners) recordsOf(name).owners.set(name, uid);
      return true;
    },
  };
}

interface ChangesOfMember {
  readonly uid: string;
  readonly changed: RecordChanges['pages'];
  /** Fingerprints by page. */
  readonly after: ReadonlyMap<string, string>;
}

/** Removes the record of a member without pages, for example after a deletion. */
function fieldsOfPages({ uid, changed, after }: ChangesOfMember) {
  const id = recordId(uid);
  if (after.size === 0) return [{ id, field: new FieldPath('pages', uid), value: FieldValue.delete() }];
  return changed.map(({ ref: { page }, fingerprint }) => ({
    id,
    field: new FieldPath('pages', uid, String(page)),
    value: fingerprint ?? FieldValue.delete(),
  }));
}

const fieldsOfOwners = (owners: RecordChanges['owners']) =>
  Array.from(owners, ([name, uid]) => ({
    id: recordId(name),
    field: new FieldPath('owners', name),
    value: uid,
  }));

function recordsIn(updateTime: Timestamp, data: unknown): Records {
  const { pages, owners } = data as PartnerRecordsDocument;
  return {
    updateTime,
    pages: new Map(Object.entries(pages).map(([uid, own]) => [uid, new Map(Object.entries(own))])),
    owners: new Map(Object.entries(owners)),
  };
}

/** Id of the document that holds the record of this uid or name. */
export const recordId = (key: string): string =>
  String(createHash('sha256').update(key).digest().readUInt32BE() % PARTNER_RECORDS);
