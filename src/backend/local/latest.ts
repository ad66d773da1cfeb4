import type { Latest, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { StoreName, Transaction } from './database.ts';
import type { Member } from './member.ts';

/** The place of a row in an index. */
export interface Place {
  readonly key: IDBValidKey;
  readonly primaryKey: IDBValidKey;
}

interface Cursor<Value> extends Place {
  readonly value: Value;
  continue(): Promise<Cursor<Value> | null>;
  continuePrimaryKey(key: never, primaryKey: never): Promise<Cursor<Value> | null>;
}

/** An index of an object store, oldest row first. */
interface Index<Value> {
  openCursor(query: never, direction: 'prev'): Promise<Cursor<Value> | null>;
}

/** Which rows of an index belong to a list, and how to make an item from each. */
export interface List<Value, Item> {
  /** Null: leave the row out. */
  readonly toItem: (value: Value) => Item | null;
  /** Whether the list ends before this row, because neither it nor an older one is an item. */
  readonly endsAt?: (value: Value) => boolean;
}

/** The newest items, and where to continue reading in another transaction. */
export interface Found<Item> {
  readonly items: readonly Item[];
  /** The row of the last item; null: there are no more items. */
  readonly last: Place | null;
}

/**
 * Reads the newest items of an index, however many rows it has.
 *
 * @param query a key or a range of the index
 * @param after continue after this row, which may no longer exist
 */
export async function newestIn<Value, Item>(
  index: Index<Value>,
  query: IDBValidKey | IDBKeyRange,
  { toItem, endsAt = () => false }: List<Value, Item>,
  most: number,
  after: Place | null = null,
): Promise<Found<Item>> {
  const items: Item[] = [];
  let last: Place | null = null;
  let cursor = await cursorAfter(await index.openCursor(query as never, 'prev'), after);
  for (; cursor !== null && !endsAt(cursor.value); cursor = await cursor.continue()) {
    const item = toItem(cursor.value);
    if (item === null) continue;
    if (items.length === most) return { items, last };
    items.push(item);
    last = { key: cursor.key, primaryKey: cursor.primaryKey };
  }
  return { items, last: null };
}

async function cursorAfter<Value>(
  first: Cursor<Value> | null,
  after: Place | null,
): Promise<Cursor<Value> | null> {
  if (first === null || after === null) return first;
  const order = compare(first, after);
  if (order < 0) return first;
  const found =
    order === 0 ? first : await first.continuePrimaryKey(after.key as never, after.primaryKey as never);
  return found !== null && compare(found, after) === 0 ? found.continue() : found;
}

/** Orders rows from old to new, and rows of the same moment by key. */
export const compare = (one: Place, other: Place): number =>
  indexedDB.cmp(one.key, other.key) || indexedDB.cmp(one.primaryKey, other.primaryKey);

/** @param readOn reads the items after a row, in its own transaction */
export const latestOf = <Item>(
  { items, last }: Found<Item>,
  readOn: (most: number, after: Place) => Promise<Found<Item>>,
): Latest<Item> => ({
  items,
  older: last && (async (most) => latestOf(await readOn(most, last), readOn)),
});

/** Watches the newest part of one of the signed-in member's lists. @param readPage reads one page of it */
export const watchOwnLatest = <Name extends StoreName, Item>(
  member: Member,
  names: readonly Name[],
  readPage: (
    transaction: Transaction<Name | 'session', 'readonly'>,
    uid: string,
    most: number,
    after?: Place,
  ) => Promise<Found<Item>>,
  most: number,
  onLatest: (latest: Latest<Item>) => void,
  onError: OnError,
): Unsubscribe =>
  member.watch(
    names,
    (transaction, uid) => readPage(transaction, uid, most),
    (found) =>
      onLatest(
        latestOf(found, (more, after) =>
          member.read(names, (transaction, uid) => readPage(transaction, uid, more, after)),
        ),
      ),
    onError,
  );
