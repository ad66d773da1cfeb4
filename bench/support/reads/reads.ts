let total = 0;

/** Documents read since the last `startCounting`. */
export const readsSoFar = (): number => total;

export function startCounting(): void {
  total = 0;
}

/** One query. The service bills a query without results as one read. */
export function countQuery(documents: number): void {
  total += Math.max(1, documents);
}

/** Documents that arrive later, by a query that is watched. */
export function countChanges(documents: number): void {
  total += documents;
}
