// A picture for a new post: the slug determines its subject and colours. An editor may replace it.
import { night, star } from './news-pictures.mjs';
import { BONE, DUSK, EMBER, GOLD, SHADOW, STONE, TERRACOTTA, VERDIGRIS } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { arch, box, circle, intersect, outline, polygon, rotate, union } from './shapes.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const FAMILIES = [
  [GOLD, TERRACOTTA, BONE],
  [VERDIGRIS, BONE, GOLD],
  [TERRACOTTA, GOLD, VERDIGRIS],
  [BONE, DUSK, GOLD],
  [GOLD, VERDIGRIS, EMBER],
];

/**
 * A scene for `render`, with its description for the `alt` text.
 *
 * @param {string} slug
 */
export function postPicture(slug) {
  const seed = seedOf(slug);
  const random = randomFrom(seed);
  const draw = pick(MOTIFS, random);
  const { layers, alt } = draw(pick(FAMILIES, random), random);
  return {
    scene: night(slug, seed, [...layers, ...starsAround(layers, random)]),
    alt: `A mosaic of ${alt} on deep blue.`,
  };
}

/** FNV-1a: slugs that differ in one letter give different pictures. */
function seedOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  return hash >>> 0;
}

const pick = (list, random) => list[Math.floor(random() * list.length)];
const between = (low, high, random) => low + (high - low) * random();

const MOTIFS = [sun, arcade, rosette, columns, lozenges, waves];

function sun([core, ring, rays], random) {
  const [x, y] = [between(330, 870, random), 330];
  const beams = Array.from({ length: 12 }, (_, index) => {
    const beam = box(x, y - 234, 17, 51, 4);
    return rotate(beam, x, y, (index * Math.PI) / 6);
  });
  return {
    layers: [
      { shape: union(...beams), palette: rays },
      { shape: circle(x, y, 160), palette: ring },
      { shape: circle(x, y, 92), palette: core },
    ],
    alt: 'a sun with twelve rays',
  };
}

function arcade([frame, door, light], random) {
  const count = 3 + Math.floor(random() * 3);
  const lit = Math.floor(random() * count);
  const step = WIDTH / (count + 0.6);
  const arches = Array.from({ length: count }, (_, index) => {
    const x = step * (index + 0.8);
    const height = between(360, 500, random);
    return [
      { shape: arch(x, 600, step * 0.42, height), palette: frame },
      { shape: arch(x, 600, step * 0.27, height - step * 0.15), palette: index === lit ? light : door },
    ];
  });
  const floor = { shape: box(600, 612, 700, 40), palette: STONE };
  return { layers: [...arches.flat(), floor], alt: `${count} arches, one of them lit,` };
}

function rosette([petal, heart, rim], random) {
  const [x, y] = [between(360, 840, random), 315];
  const count = 6 + 2 * Math.floor(random() * 2);
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      shape: circle(x + Math.cos(angle) * 150, y + Math.sin(angle) * 150, 400 / count),
      palette: index % 2 ? petal : rim,
    };
  });
  return {
    layers: [
      { shape: outline(circle(x, y, 262), 14), palette: rim },
      ...petals,
      { shape: circle(x, y, 74), palette: heart },
    ],
    alt: `a rose window of ${count} petals`,
  };
}

function columns([stone, other, crown], random) {
  const count = 5;
  const isRising = random() < 0.5;
  const row = Array.from({ length: count }, (_, index) => {
    const x = 200 + (isRising ? index : count - 1 - index) * 200;
    const half = 51 + index * 42.5;
    return { shape: box(x, 621 - half, 85, half, 4), palette: index % 2 ? other : stone };
  });
  const top = isRising ? 1000 : 200;
  return {
    layers: [...row, { shape: circle(top, 108, 52), palette: crown }],
    alt: 'five columns that rise to a round stone',
  };
}

function lozenges([edge, field, heart], random) {
  const count = 3 + Math.floor(random() * 2);
  const step = WIDTH / count;
  const reach = Math.min(step * 0.48, 235);
  const lozenge = (x, size) =>
    polygon([
      [x, 315 - size * 1.15],
      [x + size, 315],
      [x, 315 + size * 1.15],
      [x - size, 315],
    ]);
  const stones = Array.from({ length: count }, (_, index) => {
    const x = step * (index + 0.5);
    return [
      { shape: lozenge(x, reach), palette: edge },
      { shape: lozenge(x, reach * 0.68), palette: field },
      { shape: lozenge(x, reach * 0.3), palette: heart },
    ];
  });
  return { layers: stones.flat(), alt: `${count} lozenges side by side` };
}

function waves([crest, deep, moon], random) {
  const phase = between(0, 6, random);
  const sea = (level, height, shift) => (x, y) => level + height * Math.sin(x / 95 + phase + shift) - y;
  const band = (level, shift, palette) => ({
    shape: intersect(sea(level, 30, shift), (_, y) => y - 660),
    palette,
  });
  return {
    layers: [
      { shape: circle(between(250, 950, random), 170, 100), palette: moon },
      band(345, 0, deep),
      band(425, 1.6, crest),
      band(505, 3.2, SHADOW),
      band(560, 4.4, deep),
    ],
    alt: 'a moon over waves',
  };
}

/** Stars where there is room for them. */
function starsAround(layers, random) {
  const stars = [];
  for (let tries = 0; tries < 60 && stars.length < 7; tries++) {
    const [x, y] = [between(60, WIDTH - 60, random), between(55, HEIGHT - 55, random)];
    const room = Math.min(
      ...layers.map(({ shape }) => shape(x, y)),
      ...stars.map((other) => Math.hypot(other.x - x, other.y - y) - 90),
    );
    if (room > 75) stars.push({ x, y });
  }
  return stars.map(({ x, y }) => star(x, y, pick([19, 26], random)));
}
