// The preview pictures of the news, 1200 × 630: smalti on a night of lapis.
import {
  BONE,
  DUSK,
  EMBER,
  GOLD,
  NIGHT,
  SHADOW,
  STONE,
  TERRACOTTA,
  TWILIGHT,
  VERDIGRIS,
} from './palette.mjs';
import { arch, box, circle, intersect, line, outline, polygon, rotate, union } from './shapes.mjs';

export const night = (file, seed, layers) => ({
  file: `src/content/news/${file}.webp`,
  width: 1200,
  height: 630,
  tile: 17,
  groutColour: '#090c1c',
  seed,
  ground: { palette: NIGHT, halo: [DUSK, DUSK, TWILIGHT] },
  layers,
});

/** A star of four rays, as in the vaults of Ravenna. */
export const star = (x, y, size) => ({
  shape: union(line(x - size, y, x + size, y, 7), line(x, y - size, x, y + size, 7), circle(x, y, 11)),
  palette: GOLD,
  halo: 1,
});

const FORMS = 5;

/** From a circle (0) to a square (1): the corners lose their rounding. */
function transformation() {
  const blend = [
    TERRACOTTA,
    [...TERRACOTTA, ...TERRACOTTA, ...GOLD],
    [...TERRACOTTA, ...GOLD],
    [...TERRACOTTA, ...GOLD, ...GOLD],
    GOLD,
  ];
  const forms = Array.from({ length: FORMS }, (_, index) => {
    const x = 158 + index * 221;
    const square = index / (FORMS - 1);
    return [
      { shape: box(x, 315, 86, 86, 86 * (1 - square)), palette: blend[index] },
      { shape: box(x, 315, 34, 34, 34 * square), palette: BONE },
    ];
  });
  const stars = [
    star(268, 105, 26),
    star(600, 70, 19),
    star(932, 105, 26),
    star(379, 535, 19),
    star(821, 535, 19),
    star(70, 560, 26),
    star(1130, 60, 19),
  ];
  return night('transformation', 11, [...forms.flat(), ...stars]);
}

function loginByForceId() {
  const door = arch(345, 620, 140, 490);
  const keyhole = union(
    circle(345, 330, 30),
    polygon([
      [345, 330],
      [378, 440],
      [312, 440],
    ]),
  );
  const bit = union(box(668, 372, 17, 44), box(728, 364, 17, 36), line(640, 322, 930, 322, 19));
  const bow = outline(circle(1005, 322, 76), 21);
  return night('login-by-forceid', 23, [
    { shape: arch(345, 620, 190, 540), palette: BONE },
    { shape: door, palette: TERRACOTTA },
    {
      shape: intersect(
        door,
        outline((x) => x - 345, 5),
      ),
      palette: EMBER,
    },
    { shape: outline(keyhole, 10), palette: GOLD },
    { shape: keyhole, palette: SHADOW },
    { shape: union(bit, bow), palette: GOLD },
    { shape: box(600, 605, 700, 42), palette: STONE },
    star(640, 120, 26),
    star(880, 150, 20),
    star(1090, 110, 26),
    star(820, 480, 20),
  ]);
}

/** Straight shoulders, and two arcs that meet in a point. */
function shieldOutline(cx, top, halfWidth) {
  const shoulder = top + halfWidth * 0.7;
  const arc = Array.from({ length: 15 }, (_, step) => {
    const angle = (step / 14) * (Math.PI / 3);
    return [Math.cos(angle) * 2 * halfWidth - halfWidth, Math.sin(angle) * 2 * halfWidth];
  });
  const right = arc.map(([dx, dy]) => [cx + dx, shoulder + dy]);
  const left = arc
    .slice(0, -1)
    .reverse()
    .map(([dx, dy]) => [cx - dx, shoulder + dy]);
  return polygon([[cx - halfWidth, top], [cx + halfWidth, top], ...right, ...left]);
}

function updateAboutSfc() {
  const shield = shieldOutline(420, 55, 210);
  const body = (x, y) => shield(x, y) + 26;
  const quarter = (left, top) =>
    intersect(
      body,
      (x) => left * (x - 420),
      (_, y) => top * (y - 270),
    );
  const missing = box(512, 168, 48, 48, 4);
  return night('update-about-sfc', 37, [
    { shape: shield, palette: GOLD },
    { shape: quarter(1, 1), palette: VERDIGRIS },
    { shape: quarter(-1, 1), palette: BONE },
    { shape: quarter(1, -1), palette: BONE },
    { shape: quarter(-1, -1), palette: VERDIGRIS },
    { shape: outline(missing, 9), palette: TERRACOTTA },
    { shape: missing, palette: SHADOW },
    { shape: rotate(box(860, 440, 48, 48, 4), 860, 440, 0.35), palette: GOLD },
    star(110, 130, 26),
    star(760, 120, 26),
    star(1000, 200, 19),
    star(1100, 520, 26),
    star(130, 480, 19),
    star(1120, 90, 19),
  ]);
}

export const NEWS_PICTURES = [transformation(), loginByForceId(), updateAboutSfc()];
