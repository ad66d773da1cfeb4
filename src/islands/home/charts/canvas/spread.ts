/**
 * Moves labels that stand one above the other apart, as little as it takes, and back into the room that there is.
 *
 * @param wanted where the middle of each label should be, in pixels from the top
 * @param distance the least between two middles
 * @param height of the room; where the labels do not fit at all they overflow at the bottom
 */
export function spread(wanted: readonly number[], distance: number, height: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((left, right) => at(wanted, left) - at(wanted, right));
  const placed = [...wanted];
  let least = distance / 2;
  for (const index of order) {
    placed[index] = Math.max(at(placed, index), least);
    least = at(placed, index) + distance;
  }
  let most = Math.max(height - distance / 2, (order.length - 0.5) * distance);
  for (const index of order.toReversed()) {
    placed[index] = Math.min(at(placed, index), most);
    most = at(placed, index) - distance;
  }
  return placed;
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;
