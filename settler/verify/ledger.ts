import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { Salt } from '#domain/log/entry.ts';
import {
  type Balances,
  balancesAfter,
  LedgerBroken,
  MEMBER_BOOKS,
  NO_BALANCES,
  ownersOf,
  type Posting,
} from '#domain/money/ledger.ts';
import { PROGRAMME_BOOKS, programmeTotals } from '#domain/money/programme-totals.ts';
import { toPosting } from '#firestore/decode.ts';
import type { BalancesDocument, PostingDocument, TotalsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';

/** A posting as it is stored, with its place. */
export interface StoredPosting {
  readonly posting: Posting;
  /** Of one of its documents: a posting between two members lies below both. */
  readonly path: string;
  /** Sequence of its entry in the public log. */
  readonly entry: number;
  /** None where the accounts are erased. */
  readonly salt: Salt | undefined;
}

/** A member's balances, and their last posting's place. */
type Standing = Balances & Pick<BalancesDocument, 'sequence'>;

const NOTHING_POSTED: Standing = { ...NO_BALANCES, sequence: 0 };

export interface Ledger {
  /** In order. */
  readonly postings: readonly StoredPosting[];
  /** How many have postings. */
  readonly members: number;
  readonly differences: readonly Difference[];
}

/** Folds all postings, and compares what each says, the balances and the totals with the fold. */
export async function verifyLedger(reads: Reads): Promise<Ledger> {
  const differences: Difference[] = [];
  const postings: StoredPosting[] = [];
  const balances = new Map<string, Standing>();
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
    differences.push(...verifyCopies(posting, copies), ...foldInto(balances, posting, place, copies));
  }
  differences.push(...(await verifyBalances(reads, balances)));
  differences.push(...(await verifyTotals(reads, postings)));
  return { postings, members: balances.size, differences };
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

/** One of two copies may have lost its salt with its account. */
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

/** Moves the balances on, and compares those that the posting's documents say. */
function foldInto(
  balances: Map<string, Standing>,
  posting: Posting,
  sequence: number,
  copies: readonly QueryDocumentSnapshot[],
): readonly Difference[] {
  const differences: Difference[] = [];
  for (const uid of ownersOf([posting])) {
    const path = paths.posting(uid, posting.id);
    try {
      const after = balancesAfter(balances.get(uid) ?? NOTHING_POSTED, uid, [posting]);
      balances.set(uid, { ...after, sequence });
      const copy = copies.find(({ ref }) => ref.path === path)?.data() as PostingDocument | undefined;
      for (const book of MEMBER_BOOKS) {
        if (!copy || copy.after?.[book] === after[book]) continue;
        differences.push(
          difference(path, `${book} after it: ${copy.after?.[book]}, by the log ${after[book]}`),
        );
      }
    } catch (cause) {
      if (!(cause instanceof LedgerBroken)) throw cause;
      differences.push(difference(path, cause.message));
    }
  }
  return differences;
}

async function verifyBalances(
  reads: Reads,
  expected: ReadonlyMap<string, Standing>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const missing = new Set(expected.keys());
  for await (const found of documentsOf(reads, reads.db.collection('balances').orderBy(byPath))) {
    const document = found.data() as BalancesDocument;
    const right = expected.get(found.id) ?? NOTHING_POSTED;
    missing.delete(found.id);
    for (const name of [...MEMBER_BOOKS, 'sequence'] as const) {
      if (document[name] === right[name]) continue;
      differences.push(difference(found.ref.path, `${name}: ${document[name]}, by the log ${right[name]}`));
    }
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
    // Said of the posting already.
    if (cause instanceof LedgerBroken) return [difference(path, 'it cannot be compared')];
    throw cause;
  }
}
