/**
 * Groups what operators see into one row for each member, in the order of the members' first items.
 * @param toRow makes a member's row
 */
export const rowsOf = <Item extends { readonly uid: string }, Row>(
  all: readonly Item[],
  toRow: (uid: string, items: readonly Item[]) => Promise<Row>,
): Promise<readonly Row[]> =>
  Promise.all([...Map.groupBy(all, ({ uid }) => uid)].map(([uid, items]) => toRow(uid, items)));
