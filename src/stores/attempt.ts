/**
 * Names what a person is trying to do. The same wish keeps its id until it is fulfilled, so that a second click,
 * or trying again after an answer was lost, is recorded once; another wish gets an id of its own.
 */
export function createAttempt() {
  let current: { readonly wish: string; readonly id: string } | null = null;
  return {
    /** @param wish what is asked for, as plain data */
    idFor(wish: object): string {
      const wanted = JSON.stringify(wish);
      if (current?.wish !== wanted) current = { wish: wanted, id: crypto.randomUUID() };
      return current.id;
    },
    fulfilled() {
      current = null;
    },
  };
}
