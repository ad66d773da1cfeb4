let total = 0;
let underWay = 0;
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

/** A read that has begun. @returns call it at its end */
export function beginRead(): () => void {
  underWay += 1;
  let isOver = false;
  return () => {
    if (!isOver) underWay -= 1;
    isOver = true;
  };
}

/** The same, for a read that is a promise. */
export async function reading<Found>(read: () => Promise<Found>): Promise<Found> {
  const end = beginRead();
  try {
    return await read();
  } finally {
    end();
  }
}

/** Waits until no read is under way, also none that another one leads to. */
export async function untilQuiet(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = underWay === 0 ? quiet + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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
