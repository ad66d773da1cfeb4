import type { Page } from '#backend/port/backend.ts';
import { pageInOrder } from '#backend/port/page-in-order.ts';

/** @param waiting of all members, in the order of the list */
export async function pageOf<Value, Line>(
  waiting: readonly { readonly uid: string; readonly value: Value }[],
  most: number,
  toLine: (uid: string, values: readonly Value[]) => Promise<Line>,
): Promise<Page<Line>> {
  const { lines, hasMore } = pageInOrder(waiting, most);
  const made = lines.map(([uid, items]) =>
    toLine(
      uid,
      items.map(({ value }) => value),
    ),
  );
  return { lines: await Promise.all(made), hasMore };
}
