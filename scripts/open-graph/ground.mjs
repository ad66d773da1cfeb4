// What every Open Graph card has in common: the light of the landing's vault at the right, its rings coming apart towards the
// left, where the words go.
import { tilePath } from '../../src/components/mosaic/tile.ts';
import { HEIGHT, LOGO, WIDTH } from '../../src/open-graph/card.ts';
import { FIELD, GOLD, INK, LAPIS } from '../../src/open-graph/colours.ts';
import { cutTiles } from '../mosaic/cut.mjs';
import { layTiles } from '../mosaic/lay.mjs';
import { randomFrom } from '../mosaic/random.mjs';
import { circle } from '../mosaic/shapes.mjs';

const TILE = 34;
const LIGHT = { x: 1098, y: 300 };
/** The same share as in the vault. */
const GOLD_SHARE = 0.12;
/** Up to here the wall is whole; from there to `END` it has ever fewer tiles. */
const WHOLE = 255;
const END = 352;

/** @returns an SVG in colours of the palette */
export function ground() {
  const rings = [3.05, 1.05].map((radius) => ({ shape: circle(LIGHT.x, LIGHT.y, TILE * radius), halo: 99 }));
  const scene = { width: WIDTH, height: HEIGHT, tile: TILE, grout: 3.8, layers: rings };
  const random = randomFrom(9);
  const tiles = cutTiles(layTiles(scene), { ...scene, random })
    .map((tile) => ({
      ...tile,
      distance: Math.hypot(tile.x - LIGHT.x, tile.y - LIGHT.y),
      luck: random(),
      shade: random(),
    }))
    .filter(isSet);
  const byNearness = [...tiles].sort((left, right) => reachOf(left) - reachOf(right));
  const golden = new Set(byNearness.slice(0, Math.round(tiles.length * GOLD_SHARE)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="rgb(${FIELD})" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...tiles.map(
      (tile) => `<path fill="rgb(${golden.has(tile) ? goldOf(tile) : lapisOf(tile)})" d="${pathOf(tile)}"/>`,
    ),
    logo(),
    '</svg>',
  ].join('');
}

/** The T of the site, its last tile of gold. */
function logo() {
  const places = [0, 1, 2].map((column) => [column, 0]).concat([1, 2, 3].map((row) => [1, row]));
  const tiles = places.map(([column, row], index) => {
    const colour = column === 2 ? GOLD[1] : INK;
    return `<path fill="rgb(${colour})" d="${tilePath(column, row, index)}"/>`;
  });
  return `<g transform="translate(${LOGO.x} ${LOGO.y}) scale(${LOGO.height / 40})">${tiles.join('')}</g>`;
}

const isSet = ({ distance, luck }) => {
  const loose = (distance - WHOLE) / (END - WHOLE);
  return loose < 0 || (loose < 1 && luck > 0.1 + 0.8 * loose);
};
const reachOf = ({ distance, luck }) => distance * (0.35 + 1.65 * luck);
const goldOf = ({ shade }) => GOLD[Math.floor(shade * GOLD.length)];
const lapisOf = ({ distance, shade }) => {
  const nearness = 1 - Math.min(1, distance / 400);
  return LAPIS[Math.min(LAPIS.length - 1, Math.floor(nearness * 2.6 + shade * 1.9))];
};

const pathOf = ({ corners }) =>
  `M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
