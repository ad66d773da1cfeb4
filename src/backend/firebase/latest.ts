import type { Latest, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { withBackendErrors } from './errors.ts';
import type { Condition, FirestoreClient, Found, Order } from './firestore.ts';
import { watchOwn } from './watch-own.ts';

/** A collection that is read from its newest document backwards. */
export interface List<Document, Item> {
  readonly path: string;
  /** It is descending. */
  readonly order: Order<Document>;
  readonly where?: readonly Condition<Document>[];
  /** Null: leave the document out, although it meets the conditions. */
  readonly toItem: (id: string, document: Document) => Item | null;
}

/** Selects one more than asked for, to learn whether there are more. */
const selectionOf = <Document>({ where = [] }: List<Document, unknown>, most: number) => ({
  where,
  most: most + 1,
});

/** The newest documents of a list, and how to read the older ones. */
export function latestOf<Document, Item>(
  firestore: FirestoreClient,
  list: List<Document, Item>,
  most: number,
  found: readonly Found<Document>[],
): Latest<Item> {
  const shown = found.slice(0, most);
  const items = shown.map(({ id, data }) => list.toItem(id, data)).filter((item) => item !== null);
  return latestFrom(items, found, most, async (more, last) => {
    const older = await firestore.readCollection(list.path, list.order, selectionOf(list, more), last);
    return latestOf(firestore, list, more, older);
  });
}

/**
 * The newest items of a list, and how to read the older ones.
 *
 * @param found the documents of the items, and one more if there are more
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
    selectionOf(list, most),
  );

/** Watches the newest items of one of the signed-in member's lists. */
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

/** Maps the items of a list, also those of older pages. `make` may read further documents. */
export async function mapLatest<From, To>(
  { items, older }: Latest<From>,
  make: (item: From) => Promise<To>,
): Promise<Latest<To>> {
  return {
    items: await Promise.all(items.map(make)),
    older: older && (async (most) => mapLatest(await older(most), make)),
  };
}
