import type { Firestore, Query } from 'firebase-admin/firestore';
import { toProgrammeEntries } from '#firestore/decode.ts';
import {
  ENTRIES_OF_BUNDLE,
  type ProgrammeBundleDocument,
  type ProgrammeLogDocument,
  type TotalsDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { bundleNumber } from './programme-log.ts';

/** The log and the stored balances do not match, so the settler settles nothing. */
export class BooksDisagree extends Error {
  override readonly name = 'BooksDisagree';
  readonly contradictions: readonly string[];

  constructor(contradictions: readonly string[]) {
    super(
      'The log and the stored balances are from different times, as after an import into a database that was not' +
        ' empty. The settler settles nothing. Follow “Verify and restore” in docs/operating.md.',
    );
    this.contradictions = contradictions;
  }
}

/**
 * Whether the postings, the balances and the programme's log end where `programme/totals` and `programme/log` say. It
 * takes a handful of reads, however long the log is, all from one snapshot, so a running settler does not disturb it.
 * It finds what an import over newer documents leaves behind; `verify` adds up everything.
 *
 * @returns a sentence for each contradiction
 */
export function findContradictions(db: Firestore): Promise<readonly string[]> {
  return db.runTransaction(
    async (transaction) => {
      const [totals, log] = await transaction.getAll(db.doc(paths.totals()), db.doc(paths.programmeLog()));
      const sequence = (totals?.data() as TotalsDocument | undefined)?.sequence ?? 0;
      const { entries, bundled } = (log?.data() ?? { entries: 0, bundled: true }) as ProgrammeLogDocument;

      const pathIn = async (query: Query) => (await transaction.get(query.limit(1))).docs[0]?.ref.path;
      const laterPosting = await pathIn(db.collectionGroup('postings').where('sequence', '>', sequence));
      const lastPosting = await pathIn(db.collectionGroup('postings').where('sequence', '==', sequence));
      const laterBalances = await pathIn(db.collection('balances').where('sequence', '>', sequence));
      const bundle = Math.max(0, bundleNumber(entries));
      const [last, later] = await transaction.getAll(
        db.doc(paths.programmeBundle(bundle)),
        db.doc(paths.programmeBundle(bundle + 1)),
      );
      const inLast = last?.exists ? toProgrammeEntries(last.data() as ProgrammeBundleDocument).length : 0;
      const lies = later?.exists ? Number.POSITIVE_INFINITY : bundle * ENTRIES_OF_BUNDLE + inLast;

      const money = `${paths.totals()} says that the log ends at ${sequence}`;
      const programme = `${paths.programmeLog()} says that the log ends at ${entries}`;
      return [
        ...(laterPosting ? [`${money}, but ${laterPosting} lies beyond it`] : []),
        ...(sequence > 0 && !lastPosting ? [`${money}, but no posting lies there`] : []),
        ...(laterBalances ? [`${money}, but ${laterBalances} is later`] : []),
        ...(bundled && lies > entries ? [`${programme}, but an entry lies beyond it`] : []),
        ...(bundled && lies < entries ? [`${programme}, but no entry lies there`] : []),
      ];
    },
    { readOnly: true },
  );
}
