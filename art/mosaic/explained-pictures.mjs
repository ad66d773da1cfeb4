// The pictures of the posts that explain: each draws what its post works out.
import { night, star } from './news-pictures.mjs';
import { BONE, EMBER, GOLD, SHADOW, STONE, TERRACOTTA, VERDIGRIS } from './palette.mjs';
import { randomFrom } from './random.mjs';
import { arch, box, circle, intersect, line, outline, union, without } from './shapes.mjs';

const stars = (...places) => places.map(([x, y, size]) => star(x, y, size));

/** A hundred people: around 88 of 100 users of the largest programme lost money. */
function whoWasPaid() {
  const [columns, rows, pitch, golden] = [20, 5, 57, 12];
  const random = randomFrom(88);
  const drawn = Array.from({ length: columns * rows }, (_, place) => ({ place, luck: random() }));
  const byLuck = drawn.toSorted((left, right) => left.luck - right.luck).map(({ place }) => place);
  const square = (place) =>
    box(58 + (place % columns) * pitch, 201 + Math.floor(place / columns) * pitch, 25, 25, 4);
  const squares = (places) => union(...places.map(square));
  return night('who-was-paid', 41, [
    { shape: squares(byLuck.slice(golden, 64)), palette: TERRACOTTA, halo: 1 },
    { shape: squares(byLuck.slice(64)), palette: EMBER, halo: 1 },
    { shape: squares(byLuck.slice(0, golden)), palette: GOLD, halo: 1 },
    ...stars([150, 80, 22], [600, 60, 26], [1040, 92, 19], [90, 560, 19], [420, 548, 26], [860, 566, 22]),
  ]);
}

function sevenQuestions() {
  const stones = [
    [80, 560],
    [178, 492],
    [288, 546],
    [384, 468],
    [494, 524],
    [588, 446],
    [690, 504],
  ].map(([x, y], index) => ({
    shape: circle(x, y, 46 - index * 2),
    palette: index % 2 ? BONE : GOLD,
    halo: 2,
  }));
  return night('seven-questions', 53, [
    { shape: arch(960, 640, 185, 560), palette: BONE },
    { shape: arch(960, 640, 128, 490), palette: SHADOW },
    { shape: circle(960, 320, 34), palette: GOLD },
    ...stones,
    ...stars([120, 130, 26], [360, 250, 19], [560, 110, 26], [730, 250, 22]),
  ]);
}

/** Three prices come in; one was paid and two are due. */
function threeHundredPercent() {
  const at = (column, y) => [300 + column * 300, y];
  const paid = (column) => box(...at(column, 190), 96, 96, 10);
  const due = (column) => outline(box(...at(column, 455), 78, 78, 8), 15);
  return night('what-300-percent-means', 67, [
    ...[0, 1, 2].map((column) => ({ shape: paid(column), palette: GOLD })),
    { shape: box(...at(0, 455), 92, 92, 8), palette: TERRACOTTA },
    ...[1, 2].map((column) => ({ shape: due(column), palette: TERRACOTTA })),
    ...stars([90, 110, 22], [1120, 110, 26], [80, 540, 26], [1130, 520, 19]),
  ]);
}

function smallWithdrawal() {
  const sea = (level, shift) => (x, y) => (level + 26 * Math.sin(x / 95 + shift) - y) * 0.95;
  const hook = union(
    line(660, -40, 660, 280, 16),
    intersect(outline(circle(565, 280, 95), 16), (_, y) => 280 - y),
    line(470, 280, 470, 250, 16),
  );
  return night('small-withdrawal', 79, [
    { shape: sea(430, 0.4), palette: VERDIGRIS },
    { shape: sea(500, 2.1), palette: SHADOW },
    { shape: sea(565, 3.6), palette: VERDIGRIS },
    { shape: hook, palette: BONE },
    { shape: box(470, 196, 62, 62, 6), palette: GOLD },
    ...stars([150, 120, 26], [270, 300, 19], [860, 140, 26], [1060, 260, 19], [1010, 70, 19]),
  ]);
}

/** A coin, and its image that is only drawn. */
function testNetwork() {
  const image = circle(600, 468, 124);
  return night('test-network', 97, [
    { shape: circle(600, 160, 124), palette: GOLD },
    { shape: circle(600, 160, 62), palette: TERRACOTTA },
    { shape: box(600, 314, 620, 14), palette: STONE },
    { shape: outline(image, 13), palette: BONE },
    { shape: outline(circle(600, 468, 62), 10), palette: BONE },
    ...stars([180, 150, 26], [330, 80, 19], [880, 90, 19], [1040, 190, 26]),
  ]);
}

/** A Merkle tree of eight entries. */
function verifyTheLedger() {
  const leaves = Array.from({ length: 8 }, (_, index) => 145 + index * 130);
  const middles = (xs) =>
    xs.filter((_, index) => index % 2 === 0).map((x, index) => (x + xs[2 * index + 1]) / 2);
  const floors = [leaves];
  while (floors.at(-1).length > 1) floors.push(middles(floors.at(-1)));
  const height = (floor) => 535 - floor * 148;
  const branches = floors
    .slice(1)
    .flatMap((xs, floor) =>
      xs.flatMap((x, index) =>
        [0, 1].map((side) => line(floors[floor][2 * index + side], height(floor), x, height(floor + 1), 7)),
      ),
    );
  const nodes = (floor, half) => union(...floors[floor].map((x) => box(x, height(floor), half, half, 6)));
  const tree = union(...branches);
  const joints = [nodes(0, 46), nodes(1, 34), nodes(2, 34), nodes(3, 52)];
  return night('verify-the-ledger', 103, [
    { shape: joints.reduce((rest, joint) => without(rest, joint), tree), palette: GOLD, halo: 1 },
    { shape: joints[0], palette: BONE, halo: 2 },
    { shape: union(joints[1], joints[2]), palette: VERDIGRIS, halo: 2 },
    { shape: joints[3], palette: GOLD, halo: 2 },
    ...stars([130, 110, 26], [380, 80, 19], [830, 84, 22], [1080, 130, 26], [84, 312, 19], [1120, 300, 19]),
  ]);
}

/** A wall of people who see what they join: tiles that are laid, the latest one of gold, and places that are still drawn. */
function firstRelease() {
  const [columns, pitch, laid] = [7, 150, 12];
  const at = (place) => [150 + (place % columns) * pitch, 165 + Math.floor(place / columns) * pitch];
  const places = Array.from({ length: 3 * columns }, (_, place) => place);
  const tiles = (chosen) => union(...chosen.map((place) => box(...at(place), 60, 60, 8)));
  const drawn = union(...places.slice(laid).map((place) => outline(box(...at(place), 52, 52, 8), 11)));
  return night('first-release', 117, [
    { shape: tiles(places.slice(0, laid - 1)), palette: BONE, halo: 1 },
    { shape: tiles([laid - 1]), palette: GOLD, halo: 2 },
    { shape: drawn, palette: STONE },
  ]);
}

export const EXPLAINED_PICTURES = [
  firstRelease(),
  whoWasPaid(),
  sevenQuestions(),
  threeHundredPercent(),
  smallWithdrawal(),
  testNetwork(),
  verifyTheLedger(),
];
