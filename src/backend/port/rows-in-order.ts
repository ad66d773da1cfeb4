/**
 * Groups what operators see into one row for each member, in the order of the members' first items.
 * @param toRow makes a member's row
 */
export const rowsOf = <Found extends { readonly uid: string }, Row>(
  found: readonly Found[],
  toRow: (uid: string, items: readonly Found[]) => Promise<Row>,
): Promise<readonly Row[]> =>
  Promise.all([...Map.groupBy(found, ({ uid }) => uid)].map(([uid, items]) => toRow(uid, items)));
