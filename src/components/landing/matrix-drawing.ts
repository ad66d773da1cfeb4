import { TILE, tilePath } from '#components/mosaic/tile.ts';
import type { Matrix } from '#data/plans.ts';

export type PlaceRole = keyof Matrix['places'];

/** In the drawing order of a matrix's places. */
const ROLES_OF_TWO_LINES = ['passUp', 'payOwner', 'reenter'] as const;
const ROLES_OF_ONE_LINE = ['payOwner', 'passUp', 'reenter'] as const;

const SPREAD = 1.5;
const OWNER_ROW = 2;

/** The layout of a matrix diagram: a member above, the owner, and the lines of places below. */
export function drawMatrix({ places }: Matrix) {
  const total = places.payOwner + places.passUp + places.reenter;
  // Lines of two and four if that fits exactly; otherwise a single line.
  const isTwoLines = total === 6;
  const roles = (isTwoLines ? ROLES_OF_TWO_LINES : ROLES_OF_ONE_LINE).flatMap((role) =>
    Array.from({ length: places[role] }, () => role),
  );
  const lines: readonly (readonly PlaceRole[])[] = isTwoLines ? [roles.slice(0, 2), roles.slice(2)] : [roles];

  const span = Math.max(...lines.map(({ length }) => length)) * SPREAD;
  const columnOf = (index: number, count: number) => (span / count) * (index + 0.5) - 0.5;
  const middle = columnOf(0, 1);
  const filled = lines.flatMap((line, depth) =>
    line.map((role, index) => {
      const column = columnOf(index, line.length);
      const row = OWNER_ROW + 2 * (depth + 1);
      const aboveCount = depth === 0 ? 1 : (lines[depth - 1]?.length ?? 1);
      const parent = columnOf(Math.floor((index * aboveCount) / line.length), aboveCount);
      return {
        role,
        tile: tilePath(column, row, index),
        mark: centreOf(column, row),
        branch: branch(parent, column, row),
      };
    }),
  );
  return {
    width: span * TILE,
    height: (OWNER_ROW + 1 + 2 * lines.length) * TILE,
    above: tilePath(middle, 0, 1),
    owner: tilePath(middle, OWNER_ROW, 2),
    branches: branch(middle, middle, OWNER_ROW) + filled.map(({ branch }) => branch).join(''),
    filled,
  };
}

const centreOf = (column: number, row: number) => ({ x: (column + 0.5) * TILE, y: (row + 0.5) * TILE });

/** A path from the tile two rows above, down and across, to this one. */
function branch(fromColumn: number, column: number, row: number): string {
  const { x, y } = centreOf(column, row);
  return `M${(fromColumn + 0.5) * TILE} ${y - 1.5 * TILE}v${TILE / 2}H${x}v${TILE / 2}`;
}
