import type { Firestore } from 'firebase-admin/firestore';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { ENGINE_VERSION, Programme, ProgrammeBroken } from '#domain/programme/programme.ts';
import { toProgrammeEntries } from '#firestore/decode.ts';
import {
  BUNDLES_OF_CHECKPOINT,
  ENTRIES_OF_BUNDLE,
  type ProgrammeBundleDocument,
  type ProgrammeLogDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from './draft.ts';

/** Bundles per read. */
const PAGE = 100;

const ENTRIES_OF_CHECKPOINT = BUNDLES_OF_CHECKPOINT * ENTRIES_OF_BUNDLE;

/** The programme, folded from its log. It folds each entry once, and only committed entries. */
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

  /**
   * Folds the committed entries that it does not hold yet.
   *
   * @param entries length of the log
   * @throws ProgrammeBroken when the log lacks entries, another version of the engine wrote it, or folding it
   * gives another programme than the recorded one
   */
  async upTo(entries: number): Promise<void> {
    if (entries < this.#entries) {
      // The log was replaced.
      this.#programme = new Programme();
      this.#entries = 0;
    }
    const checkpoint = entries - (entries % ENTRIES_OF_CHECKPOINT);
    while (this.#entries < entries) {
      const before = this.#entries;
      const page = await this.#db
        .collection(paths.programmeBundles())
        .where('bundle', '>', bundleNumber(before + 1) - 1)
        .orderBy('bundle')
        .limit(PAGE)
        .get();
      for (const each of page.docs) this.#fold(each.data() as ProgrammeBundleDocument, entries, checkpoint);
      // A concurrent call may have folded these entries. Then the number has grown, too.
      if (this.#entries === before) throw new ProgrammeBroken(`its log has ${before} of ${entries} entries`);
    }
  }

  /** @param entry the next entry, which must be committed */
  append(entry: ProgrammeEntry): void {
    this.#programme.apply(entry);
    this.#entries += 1;
  }

  /** Compares only the hash at the last checkpoint: it covers the earlier ones. */
  #fold(document: ProgrammeBundleDocument, entries: number, checkpoint: number): void {
    const { bundle, engine, hash } = document;
    if (engine !== ENGINE_VERSION) {
      throw new ProgrammeBroken(
        `its log is of engine version ${engine}, and this is version ${ENGINE_VERSION}`,
      );
    }
    for (const [index, entry] of toProgrammeEntries(document).entries()) {
      const sequence = bundle * ENTRIES_OF_BUNDLE + index + 1;
      if (sequence <= this.#entries || sequence > entries) continue;
      this.append(entry);
      if (sequence === checkpoint && this.#programme.hash() !== hash) {
        throw new ProgrammeBroken(`after ${checkpoint} entries it is not what it was when they were written`);
      }
    }
  }
}

export const logLengthIn = (draft: Draft): number =>
  draft.get<ProgrammeLogDocument>(paths.programmeLog())?.entries ?? 0;

/** @returns the path of the bundle to which the next entry is added; null: the entry begins a new bundle */
export function lastBundleIn(draft: Draft): string | null {
  const entries = logLengthIn(draft);
  return entries % ENTRIES_OF_BUNDLE === 0 ? null : paths.programmeBundle(bundleNumber(entries));
}

/** @returns the entry's sequence. @throws ProgrammeBroken when the log lacks its last bundle */
export function appendEntry(draft: Draft, entry: ProgrammeEntry): number {
  const sequence = logLengthIn(draft) + 1;
  const path = paths.programmeBundle(bundleNumber(sequence));
  const line = JSON.stringify(entry);
  if (sequence % ENTRIES_OF_BUNDLE === 1) draft.create(path, bundleDocument(bundleNumber(sequence), [line]));
  else {
    const bundle = draft.get<ProgrammeBundleDocument>(path);
    if (bundle === null) throw new ProgrammeBroken(`its log has no ${path}`);
    draft.update(path, { entries: `${bundle.entries}\n${line}` });
  }
  draft.set(paths.programmeLog(), { entries: sequence } satisfies ProgrammeLogDocument);
  return sequence;
}

/**
 * Records the programme's hash where a checkpoint of its log is due.
 * @param programme after all entries of the draft
 */
export function recordHash(draft: Draft, programme: Programme): void {
  const entries = logLengthIn(draft);
  if (entries % ENTRIES_OF_CHECKPOINT !== 0) return;
  draft.update(paths.programmeBundle(bundleNumber(entries)), { hash: programme.hash() });
}

/** @param lines entries as JSON */
export const bundleDocument = (bundle: number, lines: readonly string[]): ProgrammeBundleDocument => ({
  bundle,
  entries: lines.join('\n'),
  engine: ENGINE_VERSION,
});

/**
 * The number of the bundle that contains an entry.
 * @param sequence from 1
 */
export const bundleNumber = (sequence: number): number => Math.floor((sequence - 1) / ENTRIES_OF_BUNDLE);
