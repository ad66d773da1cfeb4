import { cutTiles } from './cut.mjs';
import { layTiles } from './lay.mjs';
import { randomFrom } from './random.mjs';
import { nearestBoundary } from './region.mjs';

/**
 * A scene as SVG.
 *
 * @param scene `{width, height, tile, groutColour, ground, layers, seed}`; the ground and each of `layers` have a
 *   `palette`, and the ground a `halo`, a palette for each of the rows around a shape
 */
export function render(scene) {
  const { width, height, tile, groutColour, seed } = scene;
  const random = randomFrom(seed + 1);
  const tiles = cutTiles(layTiles(scene), { ...scene, grout: tile * 0.11, random });
  const drawn = tiles.map((each) => drawTile(each, paletteOf(scene, each), random, tile));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${groutColour}"/>`,
    ...drawn,
    '</svg>',
  ].join('\n');
}

function paletteOf({ ground, layers, tile }, { x, y, region }) {
  if (region > 0) return layers[region - 1].palette;
  const { row } = nearestBoundary(layers, region, x, y, tile);
  return row === Infinity ? ground.palette : (ground.halo[row] ?? ground.palette);
}

/** The tile, its shade on the grout, and the light on the edges that face the upper left. */
function drawTile({ x, y, corners }, palette, random, tile) {
  const colour = palette[Math.floor(random() * palette.length)];
  const path = (points) =>
    `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
  const depth = tile * 0.06;
  const shade = corners.map(([px, py]) => [px + depth, py + depth * 1.3]);
  const lit = corners.flatMap(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length];
    const facing = -((ax + bx) / 2 - x) - ((ay + by) / 2 - y);
    return facing > tile * 0.2
      ? [`M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`]
      : [];
  });
  const glow = (0.1 + random() * 0.22).toFixed(2);
  return [
    `<path d="${path(shade)}" fill="#000" opacity=".3"/>`,
    `<path d="${path(corners)}" fill="${colour}"/>`,
    lit.length > 0
      ? `<path d="${lit.join('')}" fill="none" stroke="#fff" stroke-opacity="${glow}" stroke-width="${(tile * 0.08).toFixed(1)}"/>`
      : '',
  ].join('');
}
