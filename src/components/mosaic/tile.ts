/** The width of a tile's cell, with the gap. Drawings scale by their view box. */
export const TILE = 10;

/**
 * Four tiles as a hammer would leave them: a start, and the sides at the top, at the right and at the bottom. Only four, so
 * that they compress well.
 */
const CUTS = [
  [0.4, 0.7, 9, '-.3 .2 9', 8.8, ' .2'],
  [0.7, 0.3, 8.7, ' .3-.3 8.9', 8.9, '-.2'],
  [0.5, 0.5, 9.1, ' .2-.1 8.6', 9.2, ' .4'],
  [0.8, 0.4, 8.5, ' .1 .4 9.1', 9.3, '-.3'],
] as const;

/**
 * The SVG path of a tile at a column and row.
 *
 * @param cut the shape, any whole number: neighbours look hand-made if theirs differ
 * @param wider by how much it is wider than a square
 */
export function tilePath(column: number, row: number, cut: number, wider = 0): string {
  const [left, top, across, right, back, closing] = CUTS[cut % CUTS.length] ?? CUTS[0];
  const start = `M${round(column * TILE + left)} ${round(row * TILE + top)}`;
  return `${start}l${round(across + wider)}${right}-${round(back + wider)}${closing}z`;
}

const round = (value: number) => Number(value.toFixed(1));
