import type { Page } from './operations.ts';

/**
 * How many requests of one member a row shows. Members have no more slots than this, so it leaves out almost
 * nothing.
 */
const IN_ROW = 20;

/**
 * Groups the beginning of a list into one row for each member. The page ends before the first item of a
 * member who is not shown, so both backends end it at the same place.
 *
 * @param found the beginning of the list, or all of it
 */
export function pageInOrder<Found extends { readonly uid: string }>(
  found: readonly Found[],
  most: number,
): {
  readonly rows: readonly (readonly [uid: string, items: readonly Found[]])[];
  readonly hasMore: boolean;
} {
  const members = new Set<string>();
  const end = found.findIndex(({ uid }) => members.add(uid).size > most);
  const shown = end === -1 ? found : found.slice(0, end);
  const rows = [...Map.groupBy(shown, ({ uid }) => uid)];
  return {
    rows: rows.map(([uid, items]) => [uid, items.slice(0, IN_ROW)]),
    hasMore: end !== -1,
  };
}

/**
 * Makes the page of a list that operators see.
 * @param toRow makes a member's row
 */
export async function pageOf<Found extends { readonly uid: string }, Row>(
  found: readonly Found[],
  most: number,
  toRow: (uid: string, items: readonly Found[]) => Promise<Row>,
): Promise<Page<Row>> {
  const { rows, hasMore } = pageInOrder(found, most);
  return { rows: await Promise.all(rows.map(([uid, items]) => toRow(uid, items))), hasMore };
}
