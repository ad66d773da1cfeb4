// A smalto is a chunk of glass, half as deep as it is wide, with gold leaf on one face. When it turns over it rolls
// towards the light, and its side shows in between. Both functions return `{corners, slope}`, as setTile takes them.

const DEPTH = 0.5;
/** On steeper slopes glass would only reflect its surroundings. */
const STEEPEST = 1.3;

/** The visible face of a turning tile: foreshortened and tilted. */
export function faceOf(tile, side, turned) {
  const [ux, uy] = wayOf(tile);
  const narrower = Math.cos(turned) - 1;
  const shift = (DEPTH * side * Math.sin(turned)) / 2;
  const steep = Math.max(-STEEPEST, Math.min(STEEPEST, Math.tan(turned)));
  return {
    corners: tile.corners.map(([x, y]) => {
      const move = ((x - tile.x) * ux + (y - tile.y) * uy) * narrower + shift;
      return [x + move * ux, y + move * uy];
    }),
    slope: [tile.slope[0] + steep * ux, tile.slope[1] + steep * uy],
  };
}

/** The side of the chunk that appears as the face turns away. */
export function sideOf(tile, side, turned) {
  const [ux, uy] = wayOf(tile);
  const half = 0.46 * side;
  const behind = -Math.sign(turned);
  const middle = behind * half * Math.cos(turned);
  const reach = (DEPTH * side * Math.abs(Math.sin(turned))) / 2;
  const steep = behind * Math.min(STEEPEST, 1 / Math.abs(Math.tan(turned)));
  return {
    corners: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([along, across]) => {
      const way = middle + along * reach;
      return [tile.x + way * ux - across * half * uy, tile.y + way * uy + across * half * ux];
    }),
    slope: [steep * ux, steep * uy],
  };
}

const wayOf = ({ angle }) => [-Math.cos(angle), -Math.sin(angle)];
