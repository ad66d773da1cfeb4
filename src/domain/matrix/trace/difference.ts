/** A key under which two objects differ. */
export interface KeyDifference {
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The first key of either object whose values differ; null where all are the same, in any order of keys. */
export function firstDifference(expected: object, actual: object): KeyDifference | null {
  const [left, right] = [new Map(Object.entries(expected)), new Map(Object.entries(actual))];
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!isSame(left.get(key), right.get(key))) {
      return { key, expected: left.get(key), actual: right.get(key) };
    }
  }
  return null;
}

/** Of JSON values. Lists are the same when their items are, in order. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return Array.isArray(left) === Array.isArray(right) && firstDifference(left, right) === null;
}
