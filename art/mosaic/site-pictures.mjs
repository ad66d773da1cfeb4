// The site's own drawings in src/assets/: the vault at the landing's end, the emblem, the border.
import { tilePath } from '#components/mosaic/tile.ts';
import { cutTiles } from './cut.mjs';
import { layTiles } from './lay.mjs';
import { BONE, DUSK, GOLD, NIGHT, SHADOW, TERRACOTTA, TWILIGHT } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { box, circle, line, outline, rotate, union } from './shapes.mjs';

/** Share of the vault's tiles that are of gold: the share of users of the largest programme studied who did not lose money. */
const GOLD_SHARE = 0.12;

const VAULT = { width: 1600, height: 900, tile: 28, grout: 3, groutColour: '#090d2b' };
const LIGHT = { x: 1150, y: 410 };
/** Left of this stand the words: no gold. */
const CALM = 780;
/** From far from the light to near it. */
const LAPIS = ['#121a4a', '#151f5c', '#182670', '#1c2d80', '#20379a', '#2743ad'];

/** Rings of tiles around a light. Its middle is gold; the rest of the gold is strewn evenly, so that each window shows the same share. */
export function vault() {
  const rings = [5.05, 2.05].map((radius) => ({
    shape: circle(LIGHT.x, LIGHT.y, VAULT.tile * radius),
    halo: 99,
  }));
  const scene = { ...VAULT, layers: rings };
  const random = randomFrom(7);
  const tiles = cutTiles(layTiles(scene), { ...scene, random }).map((each) => ({
    ...each,
    distance: Math.hypot(each.x - LIGHT.x, each.y - LIGHT.y),
    luck: random(),
    shade: random(),
  }));
  const seen = tiles.filter(({ x }) => x >= CALM).sort((left, right) => reachOf(left) - reachOf(right));
  const golden = new Set(seen.slice(0, Math.round(seen.length * GOLD_SHARE)));
  return flatSvg(VAULT, tiles, (each) => (golden.has(each) ? goldOf(each) : lapisOf(each)));
}

const reachOf = ({ distance, luck }) => (distance < 1.5 * VAULT.tile ? -1 : luck);
const goldOf = ({ shade }) => GOLD[Math.floor(shade * 4)];
const lapisOf = ({ distance, shade }) => {
  const nearness = 1 - Math.min(1, distance / 950);
  return LAPIS[Math.min(LAPIS.length - 1, Math.floor(nearness * 3.4 + shade * 2.6))];
};

/** One path per colour, in whole units and relative steps: a third of the full drawing's size. */
function flatSvg({ width, height, groutColour }, tiles, colourOf) {
  const paths = new Map();
  for (const each of tiles) paths.set(colourOf(each), (paths.get(colourOf(each)) ?? '') + shortPath(each));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${groutColour}" d="M0 0h${width}v${height}H0z"/>`,
    ...[...paths].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`),
    '</svg>\n',
  ].join('');
}

function shortPath({ corners }) {
  const [[startX, startY], ...rest] = corners.map((corner) => corner.map(Math.round));
  let [x, y] = [startX, startY];
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  const numbers = steps
    .flat()
    .map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`));
  return `M${startX} ${startY}l${numbers.join('')}z`;
}

/** The T of the logo, its last tile beside its place. */
export function emblem() {
  const place = (column, row) => [600 + (column - 1) * 132, 117 + row * 132];
  const stone = (column, row) => box(...place(column, row), 59.5, 59.5);
  const [gapX, gapY] = place(2, 0);
  const star = (x, y, size) => ({
    shape: union(line(x - size, y, x + size, y, 7), line(x, y - size, x, y + size, 7), circle(x, y, 11)),
    palette: GOLD,
    halo: 1,
  });
  return {
    file: 'src/assets/emblem.webp',
    width: 1200,
    height: 630,
    tile: 17,
    groutColour: '#090c1c',
    seed: 71,
    ground: { palette: NIGHT, halo: [DUSK, TWILIGHT, TWILIGHT] },
    layers: [
      { shape: stone(0, 0), palette: BONE },
      { shape: stone(1, 0), palette: BONE },
      { shape: stone(1, 1), palette: BONE },
      { shape: stone(1, 2), palette: BONE },
      { shape: stone(1, 3), palette: BONE },
      { shape: outline(box(gapX, gapY, 60, 60, 4), 5), palette: TERRACOTTA },
      { shape: box(gapX, gapY, 56, 56, 2), palette: SHADOW },
      { shape: rotate(box(940, 330, 59.5, 59.5), 940, 330, 0.34), palette: GOLD },
      star(150, 120, 26),
      star(290, 420, 20),
      star(110, 520, 19),
      star(1060, 110, 26),
      star(1090, 540, 20),
      star(330, 250, 17),
    ],
  };
}

const STEPS = [[0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [1, 2, 3], [2]];
const STEP_COLOURS = [
  ['#2647ab', '#1f3b97', '#2d51bd'],
  ['#b04a2b', '#bd5a38'],
  ['#b04a2b', '#bd5a38'],
  ['#d9a32f'],
];

/** One unit of a stepped border, as at the edge of a Roman floor. It repeats sideways. */
export function border() {
  const paths = STEPS.flatMap((columns, row) =>
    columns.map((column) => {
      const colours = STEP_COLOURS[row];
      return `<path fill="${colours[(column * 2 + row) % colours.length]}" d="${tilePath(column, row, column + row)}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40">${paths.join('')}</svg>\n`;
}

const EDGE_COLUMNS = 48;
/** The share of each row's places that are filled, from the last full row down. */
const EDGE_ROWS = [0.86, 0.62, 0.3];

/** The unfinished edge of a mosaic: a mask of single tiles, fewer from row to row. It repeats sideways. */
export function edge() {
  const random = randomFrom(5965);
  let above = Array.from({ length: EDGE_COLUMNS }, () => true);
  const rows = EDGE_ROWS.map((filled) => {
    above = above.map((isSet) => isSet && random() < filled);
    return above;
  });
  const path = rows.flatMap((row, index) =>
    row.map((isSet, column) => {
      if (!isSet) return '';
      // The first row still hangs together; the others are single tiles.
      if (index === 0)
        return row[column - 1] ? '' : `M${column * 10} 0h${10 * lengthFrom(row, column)}v10H${column * 10}`;
      // The second row hangs on the first: a gap between them would be one straight line below the whole mosaic.
      const top = index === 1 ? 0.9 : index;
      return tilePath(column, top, Math.floor(random() * 4));
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="60" viewBox="0 0 480 30"><path d="${path.join('')}"/></svg>\n`;
}

/** How many places of the row are filled in a run, from this one on. */
const lengthFrom = (row, start) => [...row, false].indexOf(false, start) - start;

const ICON_PLACES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
];

/** @param isCut whether the stone behind the T has its own rough outline; a telephone cuts the icon itself */
export function icon({ isCut }) {
  const stone = isCut ? 'M0 3 50 0l2 49-49 3z' : 'M0 0h52v52H0z';
  const letter = ICON_PLACES.map(([column, row], index) => tilePath(column, row, index)).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52">',
    `<path fill="#121b4f" d="${stone}"/>`,
    `<g transform="translate(11 6)"><path fill="#f1e8d2" d="${letter}"/><path fill="#e6b64a" d="${tilePath(2, 0, 5)}"/></g>`,
    '</svg>\n',
  ].join('');
}
