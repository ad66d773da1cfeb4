/** How many requests of one member a row shows. A member has no more slots than this, so hardly any request is left out. */
const LINE_SHOWN = 20;

/**
 * Groups the beginning of a list into one row for each member. The page ends before the first item of a member who is not shown,
 * so both backends end it at the same place.
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
    rows: rows.map(([uid, items]) => [uid, items.slice(0, LINE_SHOWN)]),
    hasMore: end !== -1,
  };
}
