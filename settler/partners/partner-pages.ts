import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#domain/time.ts';
import type { PartnerEntry, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { DownlineIndex, PageRef } from './downline-index.ts';
import { addedTo, fingerprintOf } from './fingerprint.ts';
import { openPageRecords, type PageRecords } from './page-records.ts';
import { recordPages } from './record-pages.ts';

/** The pages that list each member's partners. */
export interface PartnerPages {
  /** Writes the outdated pages of the index until none is left. */
  sync(isStopped: () => boolean): Promise<void>;
}

/** Pages per batch, of at most 40 kB each: Firestore takes 10 MB. */
const AT_ONCE = 100;

/** How many owners one read looks up. */
const NAMES = 300;

/** How often to try a batch while another settler writes the same documents. */
const ATTEMPTS = 5;

/** Pause before the next attempt: accounts that the other settler knows may not have arrived here yet. */
const CATCH_UP = SECOND / 2;

interface Change {
  readonly ref: PageRef;
  readonly entries: readonly PartnerEntry[];
  /** The fingerprints of the page in Firestore and of the page to be written. Null: no page. */
  readonly before: string | null;
  readonly fingerprint: string | null;
}

export function openPartnerPages(db: Firestore, index: DownlineIndex): PartnerPages {
  let records: PageRecords | null = null;
  /** Owners that were looked up and are not recorded yet. */
  const owners = new Map<string, string>();

  async function open(): Promise<PageRecords> {
    await recordPages(db);
    const opened = await openPageRecords(db);
    // Check all pages: members may have lost partners, or accounts, while no settler was running.
    index.putBack(opened.refs());
    return opened;
  }

  async function findOwners(recorded: PageRecords): Promise<void> {
    const unknown = index.unknownNames().filter((name) => {
      const uid = recorded.ownerOf(name);
      if (uid !== undefined) index.setOwner(name, uid);
      return uid === undefined;
    });
    for (let start = 0; start < unknown.length; start += NAMES) {
      const names = unknown.slice(start, start + NAMES);
      for (const found of await db.getAll(...names.map((name) => db.doc(paths.username(name))))) {
        // A username never passes to another member, so the answer stays true.
        const uid = (found.data() as UsernameDocument | undefined)?.uid ?? null;
        index.setOwner(found.id, uid);
        if (uid !== null) owners.set(found.id, uid);
      }
    }
  }

  const changeOf =
    (recorded: PageRecords) =>
    (ref: PageRef): Change => {
      const entries = index.entriesOf(ref);
      const fingerprint = entries.length === 0 ? null : fingerprintOf(entries);
      return { ref, entries, fingerprint, before: recorded.fingerprintAt(ref) };
    };

  async function write(refs: readonly PageRef[], recorded: PageRecords): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const pages = refs.map(changeOf(recorded)).filter(({ before, fingerprint }) => before !== fingerprint);
      if (pages.length === 0 && owners.size === 0) return;
      const learned = new Map(owners);
      const isWritten = await recorded.commit({ pages, owners: learned }, (batch) => {
        for (const page of pages) writePage(batch, page, attempt === 1);
      });
      if (isWritten) {
        for (const name of learned.keys()) owners.delete(name);
        return;
      }
      await wait(CATCH_UP);
    }
    throw new Error('Another settler writes the same partner pages');
  }

  /** @param mayAppend false: the page may differ from its record, so write all of it */
  function writePage(
    batch: WriteBatch,
    { ref: { uid, page }, entries, before }: Change,
    mayAppend: boolean,
  ): void {
    const reference = db.doc(paths.partnersPage(uid, page));
    const added = before !== null && mayAppend ? addedTo(before, entries) : null;
    if (entries.length === 0) batch.delete(reference);
    // Append: a newcomer's entry has a hundred bytes, and the page of a busy upline 40 kB.
    else if (added) batch.update(reference, { entries: FieldValue.arrayUnion(...added) });
    else batch.set(reference, { page, entries });
  }

  return {
    async sync(isStopped) {
      records ??= await open();
      await findOwners(records);
      while (!isStopped()) {
        const refs = index.takeChanged(AT_ONCE);
        if (refs.length === 0 && owners.size === 0) return;
        try {
          await write(refs, records);
        } catch (cause) {
          index.putBack(refs);
          throw cause;
        }
      }
    },
  };
}
