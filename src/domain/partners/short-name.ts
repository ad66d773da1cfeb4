/**
 * How many characters of each name are those of another one that stands beside it: the first in which it differs from all
 * of them stands at that place.
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

/** Of a name that is cut in the middle, the least that is shown of its beginning. */
const LEAST = 2;

/**
 * A name in as many characters as there is room for, with what tells it from those beside it: cut at the end where that
 * stands in front, in the middle where it stands at the end, and on both sides where it stands between.
 *
 * @param room at least 4
 * @param shared as `sharedBeginnings` tells
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
