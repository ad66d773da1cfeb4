import { FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { add, ZERO } from '#domain/money/cents.ts';
import { type Balances, balancesAfter, NO_BALANCES } from '#domain/money/ledger.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { BoxSums } from '#domain/programme/box.ts';
import { toIncome, toPosting } from '#firestore/decode.ts';
import type { IncomeDocument, LevelDocument, PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, pagesOf, readsOf } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { membersIn } from './open-lines.ts';

/** Postings per batch: Firestore's limit is 500 writes. */
const AT_ONCE = 400;

/**
 * Adds the balances after them to postings, and the sums to levels, from before these were kept. Runs once for each project:
 * the screens read them. It may be repeated, and two settlers may run it at once.
 */
export async function addKeptSums(db: Firestore): Promise<void> {
  const done = db.doc(paths.migrations());
  if ((await done.get()).get('sums') !== undefined) return;
  for await (const uid of membersIn(db.collectionGroup('postings').orderBy(byPath))) {
    await addBalances(db, uid);
  }
  for await (const uid of membersIn(db.collectionGroup('levels').orderBy(byPath))) await addSums(db, uid);
  await done.set({ sums: FieldValue.serverTimestamp() }, { merge: true });
}

/** A posting never changes otherwise, so nothing can come in between. */
async function addBalances(db: Firestore, uid: string): Promise<void> {
  let balances: Balances = NO_BALANCES;
  const postings = db.collection(paths.postings(uid)).orderBy('sequence');
  for await (const page of pagesOf(readsOf(db), postings, AT_ONCE)) {
    const batch = db.batch();
    for (const found of page) {
      const document = found.data() as PostingDocument;
      balances = balancesAfter(balances, uid, [toPosting(found.id, document)]);
      if (document.after === undefined) batch.update(found.ref, { after: balances });
    }
    await batch.commit();
  }
}

async function addSums(db: Firestore, uid: string): Promise<void> {
  const { docs } = await db.collection(paths.levels(uid)).get();
  const without = docs.filter((level) => level.get('earned') === undefined);
  if (without.length === 0) return;
  const sums = new Map<string, BoxSums>();
  const incomes = db.collection(paths.incomes(uid)).orderBy('sequence');
  for await (const found of documentsOf(readsOf(db), incomes)) {
    const { kind, amount, ...level } = toIncome(found.data() as IncomeDocument);
    const before = sums.get(levelKey(level)) ?? NOTHING;
    sums.set(levelKey(level), { ...before, [kind]: add(before[kind], amount) });
  }
  for (const level of without) {
    const known = sums.get(levelKey(level.data() as LevelDocument)) ?? NOTHING;
    const unchanged = { lastUpdateTime: level.updateTime };
    await level.ref.update({ ...known }, unchanged).catch((thrown: { readonly code?: unknown }) => {
      // An activation has written the level meanwhile, with its sums.
      if (thrown.code !== GrpcStatus.FAILED_PRECONDITION) throw thrown;
    });
  }
}

const NOTHING: BoxSums = { earned: ZERO, missed: ZERO };
