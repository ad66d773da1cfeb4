/** Whether two wishes, as plain data, ask for the same. */
export const isSameWish = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Names what a person is trying to do. The same wish keeps its id until it is fulfilled, so that a second click,
 * or trying again after an answer was lost, is recorded once; another wish gets an id of its own.
 */
export function createAttempt() {
  let current: { readonly wish: object; readonly id: string } | null = null;
  return {
    /** @param wish what is asked for, as plain data */
    idFor(wish: object): string {
      if (current === null || !isSameWish(current.wish, wish)) current = { wish, id: crypto.randomUUID() };
      return current.id;
    },
    /** Forgets the wish of this id. Another one, which came up before the answer, keeps its own. */
    fulfilled(id: string): void {
      if (current?.id === id) current = null;
    },
  };
}
