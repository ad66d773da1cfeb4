import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';
import { toProgrammeEntry } from '#firestore/decode.ts';
import type { ProgrammeEntryDocument, ProgrammeLogDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { ConditionalBatch } from './conditional-batch.ts';

/** Entries per read. */
const PAGE = 2000;

/** The programme folded from its log, and the length of that log. An appending batch advances the length. */
export interface ProgrammeAt {
  readonly programme: Programme;
  readonly entries: number;
}

/**
 * The part of the log that this client has folded, so that each entry is read once. It holds committed entries only.
 */
class Folded {
  #programme = new Programme();
  #entries = 0;

  async upTo(db: Firestore, entries: number): Promise<Programme> {
    if (entries < this.#entries) {
      // Either a concurrent batch of this client has folded more and this one will be retried, or the log was replaced.
      this.#programme = new Programme();
      this.#entries = 0;
    }
    while (this.#entries < entries) {
      const page = await db
        .collection(paths.programmeEntries())
        .where('sequence', '>', this.#entries)
        .where('sequence', '<=', entries)
        .orderBy('sequence')
        .limit(PAGE)
        .get();
      if (page.empty) throw new Error(`The programme's log has ${this.#entries} of ${entries} entries`);
      for (const each of page.docs) this.#fold(each.data() as ProgrammeEntryDocument);
    }
    return this.#programme;
  }

  #fold(document: ProgrammeEntryDocument): void {
    // A concurrent batch may have folded this entry in the meantime.
    if (document.sequence !== this.#entries + 1) return;
    this.#programme.apply(toProgrammeEntry(document));
    this.#entries = document.sequence;
  }
}

const FOLDED = new WeakMap<Firestore, Folded>();

/**
 * The programme at the end of its log. With a batch, the log's length is read in it, so a concurrent append fails the
 * commit.
 */
export async function readProgramme(db: Firestore, attempt?: ConditionalBatch): Promise<ProgrammeAt> {
  const reference = db.doc(paths.programmeLog());
  const snapshot = attempt ? await attempt.get(reference) : await reference.get();
  const entries = (snapshot.data() as ProgrammeLogDocument | undefined)?.entries ?? 0;
  const folded = FOLDED.get(db) ?? new Folded();
  FOLDED.set(db, folded);
  return { programme: await folded.upTo(db, entries), entries };
}

/** @param after length of the log before. @returns its length after */
export function appendEntries(
  db: Firestore,
  attempt: ConditionalBatch,
  after: number,
  entries: readonly ProgrammeEntry[],
): number {
  for (const [index, entry] of entries.entries()) {
    const sequence = after + index + 1;
    const document = entry.kind === 'register' ? entry : { ...entry, at: Timestamp.fromMillis(entry.at) };
    attempt.create(db.doc(paths.programmeEntry(sequence)), { ...document, sequence });
  }
  const total = after + entries.length;
  attempt.set(db.doc(paths.programmeLog()), { entries: total } satisfies ProgrammeLogDocument);
  return total;
}
