import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';
import { toProgrammeEntry } from '#firestore/decode.ts';
import { paths, type ProgrammeEntryDocument, type ProgrammeLogDocument } from '#firestore/documents.ts';
import type { ConditionalBatch } from './conditional-batch.ts';

/** Entries read at once. */
const PAGE = 2000;

/** The programme as the log has it, and how many entries that log has: what an attempt that appends moves on. */
export interface ProgrammeAt {
  readonly programme: Programme;
  readonly entries: number;
}

/** What one client has folded so far, so that a log is read once. It is never ahead of what is final. */
class Folded {
  #programme = new Programme();
  #entries = 0;

  async upTo(db: Firestore, entries: number): Promise<Programme> {
    if (entries < this.#entries) {
      // Another attempt of this client has got further, and this one will have to begin anew; or the log is another.
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
    // Another attempt may have folded it while this one was reading.
    if (document.sequence !== this.#entries + 1) return;
    this.#programme.apply(toProgrammeEntry(document));
    this.#entries = document.sequence;
  }
}

const FOLDED = new WeakMap<Firestore, Folded>();

/** The programme at the end of its log. With an attempt, that end is the one that the attempt is about to move on. */
export async function readProgramme(db: Firestore, attempt?: ConditionalBatch): Promise<ProgrammeAt> {
  const reference = db.doc(paths.programmeLog());
  const snapshot = attempt ? await attempt.get(reference) : await reference.get();
  const entries = (snapshot.data() as ProgrammeLogDocument | undefined)?.entries ?? 0;
  const folded = FOLDED.get(db) ?? new Folded();
  FOLDED.set(db, folded);
  return { programme: await folded.upTo(db, entries), entries };
}

/** @param after how many entries there are already. @returns how many there are then */
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
