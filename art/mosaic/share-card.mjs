// The light of the landing's vault on the right; its rings dissolve towards the left, behind the words.
import { tilePath } from '#components/mosaic/tile.ts';
import { cutTiles } from './cut.mjs';
import { layTiles } from './lay.mjs';
import { randomFrom } from './random.mjs';
import { circle } from './shapes.mjs';

/** The size that social networks recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const FIELD = '#0b1033';
const INK = '#f1e8d2';
const PALE = '#afaaa5';
/** From far from the light to near it. */
const LAPIS = ['#151f5c', '#1a2a78', '#20379a', '#2847b4'];
const GOLD = ['#c48d22', '#d9a32f', '#f0c869'];

const TILE = 34;
const LIGHT = { x: 1098, y: 300 };
/** The same share as in the vault. */
const GOLD_SHARE = 0.12;
/** The wall is complete up to here, and thins out from here to `END`. */
const WHOLE = 255;
const END = 352;

/** @returns an SVG in the heading font, which the page that shows it must load */
export function shareCard({ title, name, note }) {
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
  const colourOf = (tile) => (golden.has(tile) ? goldOf(tile) : lapisOf(tile));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Piazzolla">`,
    `<path fill="${FIELD}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...tiles.map((tile) => `<path fill="${colourOf(tile)}" d="${pathOf(tile)}"/>`),
    ...linesOf(title).map((line, index) => words(line, { x: 72, y: 220 + index * 92, size: 84 })),
    logo(),
    words(name, { x: 154, y: 528, size: 50 }),
    words(note, { x: 154, y: 565, size: 27, fill: PALE }),
    '</svg>',
  ].join('');
}

const words = (text, { x, y, size, fill = INK }) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Two lines of about the same length. */
function linesOf(title) {
  const all = title.split(' ');
  const splits = all.map((_, index) => [all.slice(0, index), all.slice(index)].map((part) => part.join(' ')));
  const unevenness = ([first, second]) => Math.abs(first.length - second.length);
  return splits.toSorted((left, right) => unevenness(left) - unevenness(right))[0];
}

/** The T of the site, its last tile of gold. */
function logo() {
  const places = [0, 1, 2].map((column) => [column, 0]).concat([1, 2, 3].map((row) => [1, row]));
  const tiles = places.map(([column, row], index) => {
    const colour = column === 2 ? GOLD[1] : INK;
    return `<path fill="${colour}" d="${tilePath(column, row, index)}"/>`;
  });
  return `<g transform="translate(72 486) scale(2)">${tiles.join('')}</g>`;
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
