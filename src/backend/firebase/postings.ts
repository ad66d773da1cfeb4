import type { Latest, OnError, Postings, Unsubscribe } from '#backend/port/backend.ts';
import { memberAccount, type PostingKind } from '#domain/money/ledger.ts';
import type { History } from '#domain/money/portfolio.ts';
import { kindOf, type Posted, type StatementFilter, type StatementKind } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { toPosted } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  DayEndsDocument,
  HistoryBundleDocument,
  PostingDocument,
} from '#firestore/documents.ts';
import { BUNDLES_READ, toHistory } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import type { Condition, FirestoreClient, Found } from './firestore.ts';
import { type Watching, watchWith } from './keep-watching.ts';
import { type List, watchLatest } from './latest.ts';
import { watchOwn } from './watch-own.ts';

export function firebasePostings(context: Context): Postings {
  const { openFirestore, member } = context;

  return {
    watchPostings: (filter, most, onLatest, onError) =>
      watchOwn<Latest<Posted>>(
        context,
        (firestore, uid, ...listeners) => watchPostingsOf(firestore, uid, filter, most, ...listeners),
        onLatest,
        onError,
      ),

    async readPostingBefore(until) {
      const { uid } = await member.present();
      const found = await lastBefore(await openFirestore(), uid, until);
      return found && toPosted(found.id, found.data);
    },

    watchHistory: (onHistory, onError) => watchOwn<History>(context, watchHistoryOf, onHistory, onError),
  };
}

/**
 * Watches the end of the history, which changes with each posting. Reads the bundles again only when there is
 * one more.
 */
function watchHistoryOf(
  firestore: FirestoreClient,
  uid: string,
  onHistory: (history: History) => void,
  onError: OnError,
): Unsubscribe {
  let read: { readonly bundles: number; readonly stored: ReturnType<typeof readStored> } | null = null;
  let latest = 0;
  async function historyAt({ history: end }: BalancesDocument): Promise<History> {
    const { bundles } = end;
    if (read?.bundles !== bundles) read = { bundles, stored: readStored(firestore, uid, bundles) };
    const stored = await read.stored;
    return toHistory(stored.bundles, stored.dayEnds, end);
  }
  return firestore.watchDocument<BalancesDocument>(
    paths.balances(uid),
    (document) => {
      latest += 1;
      const mine = latest;
      if (document === null) return onHistory({ steps: [], dayEnds: null });
      historyAt(document).then(
        (history) => mine === latest && onHistory(history),
        (thrown: unknown) => mine === latest && onError(toBackendError(thrown)),
      );
    },
    onError,
  );
}

/**
 * @param full how many bundles were full; by now there may be more
 * @throws Error when a bundle is missing: without it the history would have a gap
 */
async function readStored(
  firestore: FirestoreClient,
  uid: string,
  full: number,
): Promise<{ readonly bundles: readonly string[]; readonly dayEnds: string | null }> {
  if (full === 0) return { bundles: [], dayEnds: null };
  const selection = { where: [['bundle', '<', full]], most: BUNDLES_READ } as const;
  const readDayEnds = async () => (await firestore.read<DayEndsDocument>(paths.dayEnds(uid)))?.steps ?? '';
  const [found, dayEnds] = await Promise.all([
    firestore.readCollection<HistoryBundleDocument>(paths.history(uid), ['bundle', 'desc'], selection),
    full > BUNDLES_READ ? readDayEnds() : null,
  ]);
  const isWhole =
    found.length === Math.min(full, BUNDLES_READ) &&
    found.every(({ data }, nth) => data.bundle === full - 1 - nth);
  if (!isWhole) throw new Error('A bundle of the history is missing');
  return { bundles: found.map(({ data }) => data.steps).toReversed(), dayEnds };
}

/** Watches a member's postings that pass a filter. */
export const watchPostingsOf = (
  firestore: FirestoreClient,
  uid: string,
  filter: StatementFilter,
  most: number,
  ...listeners: Parameters<Watching<Latest<Posted>>>
): Unsubscribe =>
  watchWith<List<PostingDocument, Posted>, Latest<Posted>>(
    () => listOf(firestore, uid, filter),
    (list, ...told) => watchLatest(firestore, list, most, ...told),
  )(...listeners);

async function lastBefore(
  firestore: FirestoreClient,
  uid: string,
  until: Instant,
): Promise<Found<PostingDocument> | null> {
  const one = { where: [['at', '<', new Date(until)]], most: 1 } as const;
  const [last] = await firestore.readCollection<PostingDocument>(paths.postings(uid), ['at', 'desc'], one);
  return last ?? null;
}

/**
 * Turns days into positions in the ledger. Clocks may step back between two postings, so only the ledger's
 * order adds up.
 */
async function listOf(
  firestore: FirestoreClient,
  uid: string,
  { kinds, from, until }: StatementFilter,
): Promise<List<PostingDocument, Posted>> {
  const placeBefore = async (day: Instant) => (await lastBefore(firestore, uid, day))?.data.sequence ?? 0;
  const where: Condition<PostingDocument>[] = kinds === null ? [] : [...conditionsOf(uid, kinds)];
  if (from !== null) where.push(['sequence', '>', await placeBefore(from)]);
  if (until !== null && until <= Date.now()) where.push(['sequence', '<=', await placeBefore(until)]);
  return {
    path: paths.postings(uid),
    order: ['sequence', 'desc'],
    where,
    toItem(id, document) {
      const posted = toPosted(id, document);
      return kinds === null || kinds.includes(kindOf(uid, posted.posting)) ? posted : null;
    },
  };
}

/** The stored kind of posting for each kind of entry in a statement: it tells neither reader nor direction. */
const STORED_KINDS: Readonly<Record<StatementKind, PostingKind>> = {
  credit: 'credit',
  creditReversal: 'reversal',
  hold: 'hold',
  pay: 'pay',
  release: 'release',
  payReversal: 'reversal',
  activation: 'activation',
  earned: 'activation',
};

/**
 * Conditions that select at least these kinds. Firestore cannot tell an activation that a member pays to themselves from an income,
 * nor reversals of deposits from those of withdrawals, so `toItem` drops the rest.
 */
function conditionsOf(uid: string, kinds: readonly StatementKind[]): readonly Condition<PostingDocument>[] {
  const ofKind = ['kind', 'in', [...new Set(kinds.map((kind) => STORED_KINDS[kind]))]] as const;
  const [locked, earning] = [memberAccount('locked', uid), memberAccount('earning', uid)];
  if (kinds.every((kind) => kind === 'earned')) return [ofKind, ['to', '==', earning]];
  if (kinds.every((kind) => kind === 'activation')) return [ofKind, ['from', 'in', [locked, earning]]];
  return [ofKind];
}
