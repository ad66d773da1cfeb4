/** The most requests shown of one member, who has at most as many slots for them. Others follow as these are decided. */
const LINE_SHOWN = 20;

/**
 * One row for each of the first members of a list. It ends before the first item of a member beyond them: what comes earlier
 * than the last item shown is shown as well, and both backends end it at the same place.
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
