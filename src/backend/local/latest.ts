import type { Latest, OnError, Unsubscribe } from '#backend/port/backend.ts';
import type { StoreName, Transaction } from './database.ts';
import type { Member } from './member.ts';

/** The place of a row in an index. */
export interface Place {
  readonly key: IDBValidKey;
  readonly primaryKey: IDBValidKey;
}

interface Row<Value> extends Place {
  readonly value: Value;
}

interface Cursor<Value> extends Row<Value> {
  continue(): Promise<Cursor<Value> | null>;
  continuePrimaryKey(key: never, primaryKey: never): Promise<Cursor<Value> | null>;
}

/** An index of an object store, in ascending order of age. */
interface Index<Value> {
  openCursor(query: never, direction: 'prev'): Promise<Cursor<Value> | null>;
}

/** Which rows of an index belong to a list, and what becomes of each. */
export interface List<Value, Item> {
  /** Null: left out. */
  readonly toItem: (value: Value) => Item | null;
  /** Whether no row behind this one is an item. */
  readonly endsAt?: (value: Value) => boolean;
}

/** The newest items, and how to read on behind them in another transaction. */
export interface Found<Item> {
  readonly items: readonly Item[];
  /** The last item's row; null: there are no more items. */
  readonly last: Place | null;
}

/**
 * Reads the newest items of an index, however many rows it has.
 *
 * @param query of the index: a key or a range
 * @param after read on behind this row, which may be gone by now
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
  let cursor = await cursorBehind(await index.openCursor(query as never, 'prev'), after);
  for (; cursor !== null && !endsAt(cursor.value); cursor = await cursor.continue()) {
    const item = toItem(cursor.value);
    if (item === null) continue;
    if (items.length === most) return { items, last };
    items.push(item);
    last = { key: cursor.key, primaryKey: cursor.primaryKey };
  }
  return { items, last: null };
}

async function cursorBehind<Value>(
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

/** Orders rows by age. Keys decide between rows of the same age. */
export const compare = (one: Place, other: Place): number =>
  indexedDB.cmp(one.key, other.key) || indexedDB.cmp(one.primaryKey, other.primaryKey);

/** @param readOn reads behind a row, in a transaction of its own */
export const latestOf = <Item>(
  { items, last }: Found<Item>,
  readOn: (most: number, after: Place) => Promise<Found<Item>>,
): Latest<Item> => ({
  items,
  older: last && (async (most) => latestOf(await readOn(most, last), readOn)),
});

/** Watches the newest part of a list of the signed-in member. @param readPage reads one page of it */
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
