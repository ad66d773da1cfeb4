// The wall of the first screen: rings of lapis around a light, and gold that moves from ring to ring towards it.
import { cutTiles } from '#art/mosaic/cut.mjs';
import { layTiles } from '#art/mosaic/lay.mjs';
import { DUSK, GOLD, NIGHT, SHADOW, TWILIGHT, VERDIGRIS } from '#art/mosaic/palette.mjs';
import { randomFrom } from '#art/mosaic/random.mjs';
import { circle } from '#art/mosaic/shapes.mjs';
import { linearOf } from './colour.mjs';
import { planJourneys } from './journeys.mjs';

/** Share of tiles that show gold, at any moment: that of the users of the largest programme studied who did not lose money. */
const GOLD_SHARE = 0.12;

/**
 * The greatest tilt of a tile from the wall. Gold is set at steeper angles, so that some of it always catches the
 * light.
 */
const LEAN = { gold: 0.26, lapis: 0.12 };

/**
 * @param view one of views.mjs
 * @returns tiles with their outline, both their faces, and `turns`, the moments at which they turn over
 */
export function layWall(view) {
  const random = randomFrom(view.seed);
  const places = placeTiles(view, random);
  const turns = planJourneys(places, view, random);
  const tiles = places.filter(({ isLaid }) => isLaid);
  const golden = chooseGold(tiles, turns);
  return tiles.map((each) => ({
    ...each,
    isGold: golden.has(each),
    turns: turns.get(each) ?? [],
    gold: linearOf(GOLD[Math.floor(random() * GOLD.length)]),
    lapis: linearOf(lapisOf(each, random)),
    slope: slopeOf(golden.has(each) || turns.has(each) ? LEAN.gold : LEAN.lapis, random),
  }));
}

function placeTiles(view, random) {
  const { tile, light, laidAt } = view;
  const rings = [5.55, 2.55, 0.55].map((radius) => ({
    shape: circle(light.x, light.y, tile * radius),
    halo: 99,
  }));
  const scene = { ...view, layers: rings };
  return cutTiles(layTiles(scene), { ...scene, grout: tile * 0.1, random }).map((each) => ({
    ...each,
    distance: Math.hypot(each.x - light.x, each.y - light.y) / tile,
    angle: Math.atan2(each.y - light.y, each.x - light.x),
    isLaid: random() < laidAt(each.x, each.y),
    luck: random(),
  }));
}

/**
 * The light's middle is gold. The rest is strewn evenly over the wall, so that the share is about the same in what each window shows.
 * Turning tiles count as they start.
 */
function chooseGold(tiles, turns) {
  const travelling = tiles.filter((each) => turns.get(each)?.startsGold);
  const still = tiles.filter((each) => !turns.has(each)).sort((a, b) => reachOf(a) - reachOf(b));
  return new Set([
    ...travelling,
    ...still.slice(0, Math.round(tiles.length * GOLD_SHARE) - travelling.length),
  ]);
}

const MIDDLE = 1.3;
const reachOf = ({ distance, luck }) => (distance < MIDDLE ? -1 : luck);

/** From far from the light to near it. */
const LAPIS = [
  SHADOW[2],
  NIGHT[6],
  NIGHT[2],
  NIGHT[0],
  NIGHT[4],
  NIGHT[1],
  TWILIGHT[4],
  TWILIGHT[2],
  TWILIGHT[0],
  TWILIGHT[3],
  DUSK[0],
  DUSK[1],
];
/** Occasional pieces of sea-green glass. */
const GREEN = [VERDIGRIS[4], VERDIGRIS[2]];

function lapisOf({ distance }, random) {
  const nearness = 1 - Math.min(1, distance / 36);
  if (random() < 0.05 * nearness) return GREEN[Math.floor(random() * GREEN.length)];
  return LAPIS[Math.min(LAPIS.length - 1, Math.floor(nearness * 6.5 + random() * 5.5))];
}

function slopeOf(most, random) {
  const [direction, lean] = [random() * 2 * Math.PI, most * Math.sqrt(random())];
  return [lean * Math.cos(direction), lean * Math.sin(direction)];
}
