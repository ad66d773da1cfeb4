import type { Page } from '#backend/port/backend.ts';
import { pageInOrder } from '#backend/port/page-in-order.ts';

/** @param waiting of all members, in the order of the list */
export async function pageOf<Value, Row>(
  waiting: readonly { readonly uid: string; readonly value: Value }[],
  most: number,
  toRow: (uid: string, values: readonly Value[]) => Promise<Row>,
): Promise<Page<Row>> {
  const { rows, hasMore } = pageInOrder(waiting, most);
  const made = rows.map(([uid, items]) =>
    toRow(
      uid,
      items.map(({ value }) => value),
    ),
  );
  return { rows: await Promise.all(made), hasMore };
}
