let total = 0;
const paths = new Set<string>();

/** Since the last `startCounting`. */
export interface Reads {
  /** What the service bills. */
  readonly count: number;
  /** The documents among them, each once. */
  readonly paths: readonly string[];
}

export const readsSoFar = (): Reads => ({ count: total, paths: [...paths] });

export function startCounting(): void {
  total = 0;
  paths.clear();
}

/** One query, or one document asked for. The service bills a query without results as one read. */
export function countQuery(found: readonly string[]): void {
  total += Math.max(1, found.length);
  for (const path of found) paths.add(path);
}

/** Documents that arrive later, by a query that is watched. */
export function countChanges(changed: readonly string[]): void {
  total += changed.length;
  for (const path of changed) paths.add(path);
}
