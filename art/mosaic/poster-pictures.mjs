// The still pictures of the testimonials, 1200 × 600 for a frame of 600 × 300: smalti on stone, by day.
import { BONE, DUSK, EMBER, GOLD, NIGHT, SAND, SHADOW, STONE, TERRACOTTA, VERDIGRIS } from './palette.mjs';
import { arch, box, circle, intersect, line, outline, polygon, union, without } from './shapes.mjs';

const day = (file, seed, layers) => ({
  file: `src/content/testimonials/${file}.webp`,
  width: 1200,
  height: 600,
  tile: 19,
  groutColour: '#7d7157',
  seed,
  ground: { palette: STONE, halo: [BONE, BONE, STONE] },
  layers,
});

/** A coin above the slot of a box. */
function deposit() {
  const box3d = box(600, 470, 270, 130, 10);
  return day('deposit', 41, [
    { shape: box3d, palette: TERRACOTTA },
    { shape: box(600, 372, 296, 34, 8), palette: EMBER },
    { shape: box(600, 372, 150, 15, 6), palette: SHADOW },
    { shape: circle(600, 176, 132), palette: GOLD },
    { shape: outline(circle(600, 176, 96), 9), palette: EMBER },
    { shape: line(600, 130, 600, 222, 19), palette: EMBER },
  ]);
}

/** Three rows of a list; the last is on its way out. */
function depositLog() {
  const row = (y, mark, bar) => [
    { shape: box(240, y, 58, 58, 8), palette: mark },
    { shape: box(660, y, 310, 38, 8), palette: bar },
  ];
  return day('deposit-log', 43, [
    ...row(130, GOLD, DUSK),
    ...row(300, VERDIGRIS, DUSK),
    ...row(470, SAND, SAND),
  ]);
}

/** Whose link it was: the tile above, ringed. */
function uplineCheck() {
  const branches = union(line(600, 190, 330, 450, 9), line(600, 190, 870, 450, 9));
  return day('upline-check', 47, [
    { shape: branches, palette: SHADOW },
    { shape: circle(600, 190, 142), palette: GOLD },
    { shape: box(600, 190, 76, 76, 8), palette: DUSK },
    { shape: box(330, 465, 76, 76, 8), palette: VERDIGRIS },
    { shape: box(870, 465, 76, 76, 8), palette: TERRACOTTA },
  ]);
}

/** An arrow that rises out of an open box. */
function withdrawal() {
  const head = polygon([
    [600, 50],
    [740, 205],
    [460, 205],
  ]);
  return day('withdrawal', 53, [
    { shape: without(box(600, 440, 290, 130, 12), box(600, 370, 230, 140, 4)), palette: TERRACOTTA },
    { shape: union(head, box(600, 310, 57, 130, 2)), palette: VERDIGRIS },
  ]);
}

/** Scales in balance: one member ahead, six behind, and a sum of zero. */
function mathsPage() {
  const pan = (x) => intersect(circle(x, 330, 150), (_, y) => 372 - y);
  const tiles = (x, y, palette) => ({ shape: box(x, y, 28, 28, 4), palette });
  const blue = [-62, 0, 62].flatMap((dx) => [tiles(870 + dx, 340, DUSK), tiles(870 + dx, 279, DUSK)]);
  const strings = [330, 870].flatMap((x) => [line(x, 120, x - 138, 372, 6), line(x, 120, x + 138, 372, 6)]);
  return day('maths-page', 59, [
    { shape: union(...strings), palette: EMBER },
    { shape: union(box(600, 320, 19, 220), box(600, 545, 150, 22, 6)), palette: SHADOW },
    { shape: box(600, 120, 330, 17, 8), palette: SHADOW },
    { shape: circle(600, 120, 46), palette: GOLD },
    { shape: pan(330), palette: TERRACOTTA },
    { shape: pan(870), palette: TERRACOTTA },
    { shape: box(330, 325, 44, 44, 4), palette: GOLD },
    ...blue,
  ]);
}

/** A barred gate: nothing of what is behind it can be seen. */
function guard() {
  const opening = arch(600, 620, 250, 545);
  const bars = [-165, -55, 55, 165].map((dx) => box(600 + dx, 320, 14, 400));
  const rails = [300, 470].map((y) => box(600, y, 400, 14));
  return day('guard', 61, [
    { shape: arch(600, 620, 325, 610), palette: TERRACOTTA },
    { shape: opening, palette: NIGHT },
    { shape: intersect(opening, union(...bars, ...rails)), palette: BONE },
    { shape: circle(600, 385, 62), palette: GOLD },
    { shape: union(circle(600, 372, 17), box(600, 400, 9, 24)), palette: SHADOW },
  ]);
}

export const POSTER_PICTURES = [deposit(), depositLog(), uplineCheck(), withdrawal(), mathsPage(), guard()];
