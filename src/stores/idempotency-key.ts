/** Whether two requests, as plain data, ask for the same. */
export const isSameRequest = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A request under way and its id. Message drafts store it, so the names stay. */
export interface IdempotencyKey {
  readonly wish: object;
  readonly id: string;
}

/**
 * Gives each request an id. The same request keeps its id until it is fulfilled, so a second click, or another try after
 * a lost answer, is recorded once. A different request gets a new id.
 *
 * @param memory holds the request under way; by default for as long as the page is open
 */
export function createIdempotencyKey(memory: { current: IdempotencyKey | null } = { current: null }) {
  return {
    /** @param request as plain data */
    idFor(request: object): string {
      const present = memory.current;
      if (present !== null && isSameRequest(present.wish, request)) return present.id;
      const id = crypto.randomUUID();
      memory.current = { wish: request, id };
      return id;
    },
    /** Forgets the request with this id. A newer request keeps its own id. */
    fulfilled(id: string): void {
      if (memory.current?.id === id) memory.current = null;
    },
  };
}
