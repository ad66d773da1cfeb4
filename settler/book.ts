import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type BalancesDocument, paths, type TotalsDocument } from '../src/backend/firebase/documents.ts';
import { add, cents, subtract } from '../src/domain/cents.ts';
import {
  type Balances,
  balancesAfter,
  type LedgerAccount,
  NO_BALANCES,
  ownerOf,
  type Posting,
} from '../src/domain/ledger.ts';

/** Where the log has got to, and what one member has: read first in a transaction, moved on last. */
export interface Book {
  readonly balances: Balances;
  readonly totals: TotalsDocument;
}

const NOTHING_YET: TotalsDocument = { external: 0, house: 0, locked: 0, earning: 0, held: 0, sequence: 0 };

export async function readBook(db: Firestore, transaction: Transaction, uid: string): Promise<Book> {
  const [ofMember, ofAll] = await transaction.getAll(db.doc(paths.balances(uid)), db.doc(paths.totals()));
  const own = ofMember?.data() as BalancesDocument | undefined;
  const balances = own
    ? { locked: cents(own.locked), earning: cents(own.earning), held: cents(own.held) }
    : NO_BALANCES;
  return { balances, totals: (ofAll?.data() as TotalsDocument | undefined) ?? NOTHING_YET };
}

/** Appends one member's postings to the log, with the balances and totals that follow from them. */
export function append(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { balances, totals }: Book,
  postings: readonly Posting[],
): void {
  if (postings.length === 0) return;
  let moved = totals;
  for (const posting of postings) {
    const { id, kind, from, to, amount, subject } = posting;
    moved = { ...after(moved, posting), sequence: moved.sequence + 1 };
    const document = { kind, from, to, amount, subject, at: Timestamp.fromMillis(posting.at) };
    // `create` fails where the posting is there already: once more what no request can do twice.
    transaction.create(db.doc(paths.posting(uid, id)), { ...document, sequence: moved.sequence });
  }
  transaction.set(db.doc(paths.totals()), moved);
  transaction.set(db.doc(paths.balances(uid)), {
    ...balancesAfter(balances, uid, postings),
    sequence: moved.sequence,
  });
}

function after(totals: TotalsDocument, { from, to, amount }: Posting): TotalsDocument {
  const less = { ...totals, [bookOf(from)]: subtract(cents(totals[bookOf(from)]), amount) };
  return { ...less, [bookOf(to)]: add(cents(less[bookOf(to)]), amount) };
}

/** The total that an account of the ledger counts towards: all members' books of a kind are one. */
function bookOf(account: LedgerAccount): Exclude<keyof TotalsDocument, 'sequence'> {
  const book = ownerOf(account) === null ? account : account.slice(0, account.indexOf(':'));
  return book as Exclude<keyof TotalsDocument, 'sequence'>;
}
