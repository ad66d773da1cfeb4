// Gold on its way to the light. A path runs from an outer ring inwards, one tile of each ring; every third tile of it
// is gold, and three times in a loop each gold tile turns to lapis while the next one inwards turns to gold. So the
// loop ends as it began, and the number of gold tiles stays the same.

const SPACING = 3;
/** Share of the loop that a turn takes, and the delay after its inner neighbour. */
const TURN = 0.13;
const LAG = 0.02;

/**
 * @param view its `journeys` say how many paths there are, their outermost and innermost ring, and how far a path turns from
 *   one ring to the next, in radians
 * @returns for each tile that turns, its turns `[{at, toGold}]`, `at` a share of the loop, with `startsGold`
 */
export function planJourneys(tiles, { journeys }, random) {
  const { count } = journeys;
  const turns = new Map();
  for (let path = 0; path < count; path++) {
    const angle = ((path + 0.5 * (random() - 0.5)) / count) * 2 * Math.PI;
    const slots = pathInwards(tiles, angle, journeys, turns);
    addTurns(slots, random, turns);
  }
  return turns;
}

function pathInwards(tiles, angle, { from, to, swirl }, taken) {
  const slots = [];
  for (let ring = from; ring >= to; ring--) {
    const [x, y] = polar(ring, angle + swirl * (from - ring));
    const free = tiles.filter((each) => !taken.has(each) && !slots.includes(each));
    slots.push(free.reduce((best, each) => (awayFrom(each, x, y) < awayFrom(best, x, y) ? each : best)));
  }
  const laid = slots.filter(({ isLaid }) => isLaid);
  return laid.slice(laid.length % SPACING);
}

const polar = (radius, angle) => [radius * Math.cos(angle), radius * Math.sin(angle)];
const awayFrom = ({ distance, angle }, x, y) => {
  const [px, py] = polar(distance, angle);
  return Math.hypot(px - x, py - y);
};

/**
 * The innermost gold of a path moves first, then those further out; gold lost at the inner end starts again at the
 * outer. Every hop stays within its third of the loop, so nothing turns at the loop's seam.
 */
function addTurns(slots, random, turns) {
  const hops = slots.length / SPACING;
  const start = random() * (1 / SPACING - (hops - 1) * LAG - TURN);
  const leaves = slots.map((_, slot) => {
    const hop = slot % SPACING;
    return start + hop / SPACING + (hops - 1 - (slot - hop) / SPACING) * LAG;
  });
  slots.forEach((tile, slot) => {
    const own = [
      { at: leaves[slot], toGold: false },
      { at: leaves.at(slot - 1), toGold: true },
    ].sort((a, b) => a.at - b.at);
    turns.set(tile, Object.assign(own, { startsGold: own.at(-1).toGold }));
  });
}

/** The visible face of a turning tile at a moment, and its angle (0 is flat on the wall). */
export function faceAt({ turns }, moment) {
  const last = turns.findLast(({ at }) => at <= moment) ?? turns.at(-1);
  const progress = ((moment - last.at + 1) % 1) / TURN;
  if (progress >= 1) return { isGold: last.toGold, turned: 0 };
  const turned = Math.PI * eased(progress);
  const isOver = turned > Math.PI / 2;
  return { isGold: last.toGold === isOver, turned: isOver ? turned - Math.PI : turned };
}

const eased = (share) => share * share * (3 - 2 * share);
