import type { Firestore, Query } from 'firebase-admin/firestore';
import { EMPTY_LOG, type LogHead } from '#domain/log/append.ts';
import { LogFileBroken } from '#domain/log/fault.ts';
import { edgeAt } from '#domain/log/source.ts';
import { FULL } from '#domain/log/tiles.ts';
import {
  ENTRIES_OF_BUNDLE,
  type LogBundleDocument,
  type LogHeadDocument,
  type ProgrammeBundleDocument,
  type ProgrammeLogDocument,
  type SchemaVersionDocument,
  type TotalsDocument,
} from '#firestore/documents.ts';
import { toBooksAt } from '#firestore/public-log.ts';
import { paths } from '#firestore/paths.ts';
import { compareHead, reappend } from './log-bundle.ts';
import type { LogSigner } from './log-signer.ts';
import { headContradictions, NOTHING_YET } from './postings.ts';
import { bundleNumber } from './programme-log.ts';
import { storedLog } from './published-log.ts';
import { onceEach, type Reads, readsAt } from './reads.ts';
import { signedContradictions } from './signed-checkpoint.ts';

/**
 * Finds contradictions between the postings, the balances, the programme's log, the public log and the last
 * signed checkpoint. It looks only at their ends, where the settler adds the next posting. It takes a handful
 * of reads, however long the log is, and reads all of them at one point in time, so a running settler does
 * not disturb it. It finds what an import over newer documents leaves behind, and a log that was cut or
 * emptied; `verify` adds up everything.
 *
 * @param signer of the public log; null: compare the last signed checkpoint with the log, whatever key signed
 * it
 * @returns a sentence for each contradiction
 */
export async function findContradictions(
  db: Firestore,
  signer: LogSigner | null,
): Promise<readonly string[]> {
  const { readTime } = await db.doc(paths.totals()).get();
  const reads = onceEach(readsAt(db, readTime));
  const totals = (await reads.document<TotalsDocument>(paths.totals())) ?? NOTHING_YET;
  const checks = [schemaContradictions, moneyContradictions, logContradictions];
  const found = await Promise.all([
    ...checks.map((check) => check(reads, totals)),
    programmeContradictions(reads),
    signedContradictions(reads, signer),
  ]);
  return found.flat();
}

async function schemaContradictions(reads: Reads, { sequence }: TotalsDocument): Promise<readonly string[]> {
  const found = await reads.document<SchemaVersionDocument>(paths.schemaVersion());
  return found || sequence === 0 ? [] : [`${paths.schemaVersion()} is missing, though there are postings`];
}

async function moneyContradictions(reads: Reads, { sequence }: TotalsDocument): Promise<readonly string[]> {
  const { db } = reads;
  const pathIn = async (query: Query) => (await reads.documents(query.limit(1)))[0]?.ref.path;
  const [laterPosting, lastPosting, laterBalances] = await Promise.all([
    pathIn(db.collectionGroup('postings').where('sequence', '>', sequence)),
    pathIn(db.collectionGroup('postings').where('sequence', '==', sequence)),
    pathIn(db.collection('balances').where('sequence', '>', sequence)),
  ]);
  const says = `${paths.totals()} says that the log ends at ${sequence}`;
  return [
    ...(laterPosting ? [`${says}, but ${laterPosting} lies beyond it`] : []),
    ...(sequence > 0 && !lastPosting ? [`${says}, but no posting lies there`] : []),
    ...(laterBalances ? [`${says}, but ${laterBalances} is later`] : []),
  ];
}

async function programmeContradictions(reads: Reads): Promise<readonly string[]> {
  const { entries } = (await reads.document<ProgrammeLogDocument>(paths.programmeLog())) ?? { entries: 0 };
  const bundle = Math.max(0, bundleNumber(entries));
  const [last, later] = await Promise.all(
    [bundle, bundle + 1].map((nth) => reads.document<ProgrammeBundleDocument>(paths.programmeBundle(nth))),
  );
  const inLast = last ? last.entries.split('\n').length : 0;
  const stored = later ? Number.POSITIVE_INFINITY : bundle * ENTRIES_OF_BUNDLE + inLast;
  const says = `${paths.programmeLog()} says that the log ends at ${entries}`;
  return [
    ...(stored > entries ? [`${says}, but an entry lies beyond it`] : []),
    ...(stored < entries ? [`${says}, but no entry lies there`] : []),
  ];
}

/** The public log's head must agree with the totals, and with the last bundle appended to the log before it. */
async function logContradictions(reads: Reads, totals: TotalsDocument): Promise<readonly string[]> {
  const document = await reads.document<LogHeadDocument>(paths.logHead());
  const { size, books } = document ?? EMPTY_LOG;
  const last = Math.max(0, Math.ceil(size / FULL) - 1);
  const [bundle, beyond, before] = await Promise.all([
    reads.document<LogBundleDocument>(paths.logBundle(last)),
    reads.document<LogBundleDocument>(paths.logBundle(last + 1)),
    headBefore(reads, last),
  ]);
  const withTotals = headContradictions({ size, books }, totals);
  if (beyond) return [...withTotals, `${paths.logHead()} ends before ${paths.logBundle(last + 1)}`];
  if (typeof before === 'string') return [...withTotals, before];
  const { head: right, faults } = bundle
    ? reappend(before, bundle)
    : { head: EMPTY_LOG, faults: size > 0 ? ['it is missing'] : [] };
  return [
    ...withTotals,
    ...faults.map((fault) => `${paths.logBundle(last)}: ${fault}`),
    ...(right ? compareHead(document, right).map((fault) => `${paths.logHead()}: ${fault}`) : []),
  ];
}

/** The log's head before a bundle, or a sentence that says why it is unknown. */
async function headBefore(reads: Reads, index: number): Promise<LogHead | string> {
  if (index === 0) return EMPTY_LOG;
  const size = index * FULL;
  const previous = await reads.document<LogBundleDocument>(paths.logBundle(index - 1));
  if (previous?.size !== size) return `${paths.logBundle(index - 1)} does not end with entry ${size}`;
  try {
    return { size, edge: await edgeAt(storedLog(reads), size), books: toBooksAt(previous).books };
  } catch (cause) {
    if (!(cause instanceof LogFileBroken)) throw cause;
    return `the hashes of the first ${size} entries cannot be read: ${cause.message}`;
  }
}
