import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { Salt } from '#domain/log/entry.ts';
import { LedgerBroken, MEMBER_BOOKS, ownersOf, type Posting } from '#domain/money/ledger.ts';
import { PROGRAMME_BOOKS, programmeTotals } from '#domain/money/programme-totals.ts';
import { kindOf, NOTHING_POSTED, type Position, positionAfter } from '#domain/money/statement.ts';
import { toPosting } from '#firestore/decode.ts';
import type { BalancesDocument, HistoryEnd, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { dayEndsAfter, historyAfter, NO_HISTORY } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';

/** A posting as it is stored, with its place. */
export interface StoredPosting {
  readonly posting: Posting;
  /** The path of one of its documents: a posting between two members lies below both. */
  readonly path: string;
  /** Sequence of its entry in the public log. */
  readonly entry: number;
  /** Undefined: the accounts are erased. */
  readonly salt: Salt | undefined;
}

export interface Ledger {
  /** All postings, in the order of the ledger. */
  readonly postings: readonly StoredPosting[];
  /** How many members have postings. */
  readonly members: number;
  readonly differences: readonly Difference[];
}

/** The state that follows from a member's postings so far. */
interface Folded extends Position {
  /** The sequence of the member's last posting. */
  readonly sequence: number;
  readonly history: HistoryEnd;
  /** The texts of the history's bundles, and of the ends of the days. */
  readonly bundles: readonly string[];
  readonly dayEnds: string;
}

const NOTHING_FOLDED: Folded = {
  ...NOTHING_POSTED,
  sequence: 0,
  history: NO_HISTORY,
  bundles: [],
  dayEnds: '',
};

/** Bundles of histories per page: each has about ten kilobytes. */
const BUNDLES_AT_ONCE = 200;

/** Folds all postings, and compares postings, balances, histories and totals with the result. */
export async function verifyLedger(reads: Reads): Promise<Ledger> {
  const differences: Difference[] = [];
  const postings: StoredPosting[] = [];
  const members = new Map<string, Folded>();
  const ids = new Set<string>();
  for await (const copies of bySequence(reads)) {
    const [first] = copies as [QueryDocumentSnapshot];
    const document = first.data() as PostingDocument;
    const place = postings.length + 1;
    if (document.sequence !== place) {
      differences.push(
        difference(first.ref.path, `its sequence is ${document.sequence}, by the order ${place}`),
      );
    }
    const posting = toPosting(first.id, document);
    if (ids.has(posting.id)) differences.push(difference(first.ref.path, 'it is posted twice'));
    ids.add(posting.id);
    postings.push({ posting, path: first.ref.path, entry: document.entry, salt: saltIn(copies) });
    differences.push(...verifyCopies(posting, copies), ...foldInto(members, posting, place, copies));
  }
  differences.push(...(await verifyBalances(reads, members)));
  differences.push(...(await verifyHistories(reads, members)));
  differences.push(...(await verifyTotals(reads, postings)));
  return { postings, members: members.size, differences };
}

/** The one or two documents of each posting, in the order of the ledger. */
async function* bySequence(reads: Reads): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let copies: QueryDocumentSnapshot[] = [];
  for await (const found of documentsOf(reads, reads.db.collectionGroup('postings').orderBy('sequence'))) {
    const [first] = copies;
    if (first && (first.id !== found.id || first.get('sequence') !== found.get('sequence'))) {
      yield copies;
      copies = [];
    }
    copies.push(found);
  }
  if (copies.length > 0) yield copies;
}

/** One of two copies may have lost its salt together with its account. */
const saltIn = (copies: readonly QueryDocumentSnapshot[]): Salt | undefined =>
  copies.map((each) => (each.data() as PostingDocument).salt).find((salt) => salt !== undefined);

function verifyCopies(posting: Posting, copies: readonly QueryDocumentSnapshot[]): readonly Difference[] {
  const expected = new Set(ownersOf([posting]).map((uid) => paths.posting(uid, posting.id)));
  const differences: Difference[] = [];
  for (const { ref, data } of copies.map((each) => ({
    ref: each.ref,
    data: each.data() as PostingDocument,
  }))) {
    if (!expected.delete(ref.path)) {
      differences.push(difference(ref.path, `it moves from ${posting.from} to ${posting.to}`));
    } else if (!isDeepStrictEqual(toPosting(ref.id, data), posting)) {
      differences.push(difference(ref.path, 'its two copies differ'));
    }
  }
  return [
    ...differences,
    ...[...expected].map((path) => difference(path, 'it is missing below this member')),
  ];
}

/** Adds a posting to the members' states, and compares what its documents say of them. */
function foldInto(
  members: Map<string, Folded>,
  posting: Posting,
  sequence: number,
  copies: readonly QueryDocumentSnapshot[],
): readonly Difference[] {
  const differences: Difference[] = [];
  for (const uid of ownersOf([posting])) {
    const path = paths.posting(uid, posting.id);
    try {
      const folded = foldedAfter(members.get(uid) ?? NOTHING_FOLDED, uid, posting, sequence);
      members.set(uid, folded);
      const copy = copies.find(({ ref }) => ref.path === path)?.data() as PostingDocument | undefined;
      if (!copy) continue;
      for (const book of MEMBER_BOOKS) {
        const right = folded.balances[book];
        if (copy.after?.[book] === right) continue;
        differences.push(difference(path, `${book} after it: ${copy.after?.[book]}, by the log ${right}`));
      }
      differences.push(...compare(path, 'sums', copy.sums, folded.sums));
    } catch (cause) {
      if (!(cause instanceof LedgerBroken)) throw cause;
      differences.push(difference(path, cause.message));
    }
  }
  return differences;
}

function foldedAfter(
  { history, bundles, dayEnds, ...before }: Folded,
  uid: string,
  posting: Posting,
  sequence: number,
): Folded {
  const position = { ...positionAfter(before, uid, posting), sequence };
  const step = { at: posting.at, kind: kindOf(uid, posting), balances: position.balances };
  const { end, full } = historyAfter(history, step);
  return full === null
    ? { ...position, history: end, bundles, dayEnds }
    : { ...position, history: end, bundles: [...bundles, full], dayEnds: dayEndsAfter(dayEnds, full) };
}

/** Compares values that are too long to read: the message says only that they differ. */
const compare = (path: string, name: string, found: unknown, right: unknown): readonly Difference[] =>
  isDeepStrictEqual(found, right) ? [] : [difference(path, `its ${name} are not those of the log`)];

async function verifyHistories(
  reads: Reads,
  members: ReadonlyMap<string, Folded>,
): Promise<readonly Difference[]> {
  const missing = new Map<string, string>();
  for (const [uid, { bundles, dayEnds }] of members) {
    for (const [bundle, steps] of bundles.entries()) missing.set(paths.historyBundle(uid, bundle), steps);
    if (dayEnds !== '') missing.set(paths.dayEnds(uid), dayEnds);
  }
  const differences: Difference[] = [];
  const histories = reads.db.collectionGroup('history').orderBy(byPath);
  for await (const found of documentsOf(reads, histories, BUNDLES_AT_ONCE)) {
    const { path } = found.ref;
    const steps = missing.get(path);
    missing.delete(path);
    if (steps === undefined) differences.push(difference(path, 'its member has no such history'));
    else differences.push(...compare(path, 'steps', found.get('steps'), steps));
  }
  return [...differences, ...[...missing.keys()].map((path) => difference(path, 'it is missing'))];
}

async function verifyBalances(
  reads: Reads,
  expected: ReadonlyMap<string, Folded>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const missing = new Set(expected.keys());
  for await (const found of documentsOf(reads, reads.db.collection('balances').orderBy(byPath))) {
    const document = found.data() as BalancesDocument;
    const { balances, sequence, sums, history } = expected.get(found.id) ?? NOTHING_FOLDED;
    const right = { ...balances, sequence };
    missing.delete(found.id);
    for (const name of [...MEMBER_BOOKS, 'sequence'] as const) {
      if (document[name] === right[name]) continue;
      differences.push(difference(found.ref.path, `${name}: ${document[name]}, by the log ${right[name]}`));
    }
    differences.push(...compare(found.ref.path, 'sums', document.sums, sums));
    differences.push(...compare(found.ref.path, 'newest steps', document.history, history));
  }
  return [...differences, ...[...missing].map((uid) => difference(paths.balances(uid), 'it is missing'))];
}

async function verifyTotals(reads: Reads, stored: readonly StoredPosting[]): Promise<readonly Difference[]> {
  const path = paths.totals();
  const found = await reads.document<TotalsDocument>(path);
  const postings = stored.map(({ posting }) => posting);
  try {
    const entries = stored.at(-1)?.entry ?? 0;
    const expected = { ...programmeTotals(postings), sequence: postings.length, entries };
    return [...PROGRAMME_BOOKS, 'sequence' as const, 'entries' as const].flatMap((name) =>
      (found?.[name] ?? 0) === expected[name]
        ? []
        : [difference(path, `${name}: ${found?.[name]}, by the log ${expected[name]}`)],
    );
  } catch (cause) {
    // The fold has already reported this error for the posting.
    if (cause instanceof LedgerBroken) return [difference(path, 'it cannot be compared')];
    throw cause;
  }
}
