import type { Latest, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { withBackendErrors } from './errors.ts';
import type { Condition, FirestoreClient, Found, Order } from './firestore.ts';
import { watchOwn } from './watch-own.ts';

/** A collection that is read from its newest document. */
export interface List<Document, Item> {
  readonly path: string;
  /** Descending. */
  readonly order: Order<Document>;
  readonly where?: readonly Condition<Document>[];
  /** Null: left out, although the conditions hold. */
  readonly toItem: (id: string, document: Document) => Item | null;
}

/** One more than asked for shows whether there are more. */
const partOf = <Document>({ where = [] }: List<Document, unknown>, most: number) => ({
  where,
  most: most + 1,
});

/** The newest documents of a list, and how to read on behind them. */
export function latestOf<Document, Item>(
  firestore: FirestoreClient,
  list: List<Document, Item>,
  most: number,
  found: readonly Found<Document>[],
): Latest<Item> {
  const shown = found.slice(0, most);
  const items = shown.map(({ id, data }) => list.toItem(id, data)).filter((item) => item !== null);
  return latestFrom(items, found, most, async (more, last) => {
    const older = await firestore.readCollection(list.path, list.order, partOf(list, more), last);
    return latestOf(firestore, list, more, older);
  });
}

/**
 * What is shown of a list, and how to read on behind it.
 *
 * @param found the documents of the items, and one more where there are more
 */
export function latestFrom<Document, Item>(
  items: readonly Item[],
  found: readonly Document[],
  most: number,
  readOn: (more: number, last: Document) => Promise<Latest<Item>>,
): Latest<Item> {
  const last = found.length > most ? found[most - 1] : undefined;
  return withBackendErrors({ items, older: last ? (more: number) => readOn(more, last) : null });
}

export const watchLatest = <Document, Item>(
  firestore: FirestoreClient,
  list: List<Document, Item>,
  most: number,
  onLatest: (latest: Latest<Item>) => void,
  onError: OnError,
): Unsubscribe =>
  firestore.watchCollection<Document>(
    list.path,
    list.order,
    (found) => onLatest(latestOf(firestore, list, most, found)),
    onError,
    partOf(list, most),
  );

/** The newest of a list of the signed-in member. */
export const watchOwnLatest = <Document, Item>(
  context: Context,
  listOf: (uid: string) => List<Document, Item>,
  most: number,
  onLatest: (latest: Latest<Item>) => void,
  onError: OnError,
): Unsubscribe =>
  watchOwn<Latest<Item>>(
    context,
    (firestore, uid, ...listeners) => watchLatest(firestore, listOf(uid), most, ...listeners),
    onLatest,
    onError,
  );

/** Maps the items of a list, also of the older pages. `make` may read further documents. */
export async function mapLatest<From, To>(
  { items, older }: Latest<From>,
  make: (item: From) => Promise<To>,
): Promise<Latest<To>> {
  return {
    items: await Promise.all(items.map(make)),
    older: older && (async (most) => mapLatest(await older(most), make)),
  };
}
