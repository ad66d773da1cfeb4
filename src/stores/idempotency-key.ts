/** Whether two wishes, as plain data, ask for the same. */
export const isSameRequest = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is being tried, with the id that names it. */
export interface Attempt {
  readonly wish: object;
  readonly id: string;
}

/**
 * Names what a person is trying to do. The same wish keeps its id until it is fulfilled, so that a second click,
 * or trying again after an answer was lost, is recorded once; another wish gets an id of its own.
 *
 * @param memory where the present attempt is kept; by default for as long as the page
 */
export function createIdempotencyKey(memory: { current: Attempt | null } = { current: null }) {
  return {
    /** @param wish what is asked for, as plain data */
    idFor(wish: object): string {
      const present = memory.current;
      if (present !== null && isSameRequest(present.wish, wish)) return present.id;
      const id = crypto.randomUUID();
      memory.current = { wish, id };
      return id;
    },
    /** Forgets the wish of this id. Another one, which came up before the answer, keeps its own. */
    fulfilled(id: string): void {
      if (memory.current?.id === id) memory.current = null;
    },
  };
}
