import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';
import { toProgrammeEntry } from '#firestore/decode.ts';
import type { ProgrammeEntryDocument, ProgrammeLogDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from './draft.ts';

/** Entries per read. */
const PAGE = 2000;

/** The programme folded from its log, each entry once. It holds committed entries only. */
export class FoldedProgramme {
  readonly #db: Firestore;
  #programme = new Programme();
  #entries = 0;

  constructor(db: Firestore) {
    this.#db = db;
  }

  get programme(): Programme {
    return this.#programme;
  }

  /** Folds what is committed beyond what it holds. @param entries length of the log */
  async upTo(entries: number): Promise<void> {
    if (entries < this.#entries) {
      // The log was replaced.
      this.#programme = new Programme();
      this.#entries = 0;
    }
    while (this.#entries < entries) {
      const page = await this.#db
        .collection(paths.programmeEntries())
        .where('sequence', '>', this.#entries)
        .where('sequence', '<=', entries)
        .orderBy('sequence')
        .limit(PAGE)
        .get();
      if (page.empty) throw new Error(`The programme's log has ${this.#entries} of ${entries} entries`);
      for (const each of page.docs) {
        const document = each.data() as ProgrammeEntryDocument;
        // A concurrent call may have folded it.
        if (document.sequence === this.#entries + 1) this.append(toProgrammeEntry(document));
      }
    }
  }

  /** @param entry the next one, which is committed */
  append(entry: ProgrammeEntry): void {
    this.#programme.apply(entry);
    this.#entries += 1;
  }
}

export const entriesIn = (draft: Draft): number =>
  draft.get<ProgrammeLogDocument>(paths.programmeLog())?.entries ?? 0;

/** @returns the entry's place in the log */
export function appendEntry(draft: Draft, entry: ProgrammeEntry): number {
  const sequence = entriesIn(draft) + 1;
  const document = entry.kind === 'register' ? entry : { ...entry, at: Timestamp.fromMillis(entry.at) };
  draft.create(paths.programmeEntry(sequence), { ...document, sequence });
  draft.set(paths.programmeLog(), { entries: sequence } satisfies ProgrammeLogDocument);
  return sequence;
}
