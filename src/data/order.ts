interface Ordered {
  readonly data: { readonly order: number };
}

/** For `sort`: entries as their editors numbered them. */
export const byOrder = (left: Ordered, right: Ordered): number => left.data.order - right.data.order;

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
