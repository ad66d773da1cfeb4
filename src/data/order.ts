interface Ordered {
  readonly data: { readonly order: number };
}

/** For `sort`: entries as their editors numbered them. */
export const byOrder = (left: Ordered, right: Ordered): number => left.data.order - right.data.order;

interface Dated {
  readonly id: string;
  readonly data: { readonly date: string; readonly order?: number | undefined };
}

/** For `sort`: posts of one day come as their editors numbered them, then those without a number by their addresses. */
export const newestFirst = (left: Dated, right: Dated): number =>
  right.data.date.localeCompare(left.data.date) ||
  (left.data.order ?? Infinity) - (right.data.order ?? Infinity) ||
  left.id.localeCompare(right.id);

/**
 * One item for each id, in the order of the ids.
 * @throws Error naming the id that the content has no file for, or more than one
 */
export function inOrderOf<Id extends string, Item extends { readonly id: Id }>(
  ids: readonly Id[],
  items: readonly Item[],
): readonly Item[] {
  return ids.map((id) => {
    const [found, ...others] = items.filter((item) => item.id === id);
    if (!found) throw new Error(`The content has no file with "id: ${id}". Add one.`);
    if (others.length > 0)
      throw new Error(`The content has ${others.length + 1} files with "id: ${id}". Keep one.`);
    return found;
  });
}
