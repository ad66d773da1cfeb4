/**
 * For each name, the length of its longest common prefix with another name in the list: the first character that tells
 * it from all others has this index.
 */
export function sharedBeginnings(names: readonly string[]): ReadonlyMap<string, number> {
  const sorted = [...new Set(names)].sort();
  const withNext = sorted.map((name, index) => sharedLength(name, sorted[index + 1] ?? ''));
  return new Map(
    sorted.map((name, index) => [name, Math.max(withNext[index] ?? 0, withNext[index - 1] ?? 0)] as const),
  );
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The fewest leading characters shown of a name cut in the middle. */
const LEAST = 2;

/**
 * Shortens a name to the room there is, keeping the part that tells it from its neighbours: cut at the end if that part
 * is in front, in the middle if it is at the end, and on both sides if it lies between.
 *
 * @param room at least 4
 * @param shared as `sharedBeginnings` returns it
 */
export function shortName(name: string, room: number, shared: number): string {
  if (name.length <= room) return name;
  const kept = room - 1;
  if (shared < kept) return `${name.slice(0, kept)}…`;
  const rest = name.length - shared;
  if (rest <= kept - LEAST) return `${name.slice(0, LEAST)}…${name.slice(LEAST - kept)}`;
  if (rest <= kept) return `…${name.slice(-kept)}`;
  return `…${name.slice(shared, shared + kept - 1)}…`;
}
