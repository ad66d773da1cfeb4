import type { Branches } from '#domain/partners/branches.ts';

/**
 * The layout of a downline's map; a tile is two units wide. The member is in the middle and each generation is a ring
 * around the one before. A ring is as wide as its partners need, so that the density is even and a hundred thousand
 * partners stay close together. Partners stand outwards of their upline, in a sector in proportion to their branch.
 */
export interface Layout {
  /** The centre of each tile. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The direction of each tile, from 0 to 2π; ascending along a generation. */
  readonly angle: Float32Array;
  /** The angle of each branch's sector. */
  readonly span: Float32Array;
  /** The inner radius of each generation, and the outer radius of the last one. */
  readonly rings: Float32Array;
  /** The first index of each generation, and last the number of all partners. */
  readonly starts: Int32Array;
}

const TURN = 2 * Math.PI;
/** The area of a tile in square units in a wide ring, and its length along a ring with a single row. */
const TILE_AREA = 5.4;
const STEP = 2.3;
/** Rings are larger than their tiles need by this factor, so that partners can stand near their uplines. */
const EASE = 1.3;
/** The distance between two generations' tiles, from centre to centre. */
const GAP = 3;
/** The first generations have few partners and are what one sees from afar: the least share of the radius for each. */
const FIRST_GENERATIONS = 0.06;
/** Multiples of the golden ratio are spread as evenly as possible, whatever their number. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

export function layOut(branches: Branches): Layout {
  const { first, invited, below, generation } = branches;
  const size = first.length;
  const starts = startsOf(generation);
  const rings = ringsOf(starts);
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const angle = new Float32Array(size);
  const span = new Float32Array(size);
  /** The start of each sector. */
  const from = new Float64Array(size);
  const share = new Float64Array(size);
  share[0] = TURN;
  for (let place = 0; place < size; place += 1) {
    let at = from[place] as number;
    const part = (share[place] as number) / Math.max(1, below[place] as number);
    const start = first[place] as number;
    for (let partner = start; partner < start + (invited[place] as number); partner += 1) {
      from[partner] = at;
      share[partner] = part * ((below[partner] as number) + 1);
      at += share[partner] as number;
    }
    span[place] = share[place] as number;
    angle[place] = (from[place] as number) + (share[place] as number) / 2;
  }
  for (let each = 1; each < starts.length - 1; each += 1) {
    const [start, end] = [starts[each] as number, starts[each + 1] as number];
    const [inner, outer] = [rings[each] as number, rings[each + 1] as number];
    keepApart(angle.subarray(start, end), TURN / ((end - start) * EASE), STEP / (inner + GAP / 2));
    const isOneRow = fitsInOneRow(end - start, (inner + outer) / 2);
    const [least, most] = [(inner + GAP / 2) ** 2, (outer - GAP / 2) ** 2];
    for (let place = start; place < end; place += 1) {
      const depth = ((place - start) * GOLDEN) % 1;
      const radius = isOneRow ? (inner + outer) / 2 : Math.sqrt(least + (most - least) * depth);
      x[place] = radius * Math.sin(angle[place] as number);
      y[place] = -radius * Math.cos(angle[place] as number);
    }
  }
  return { x, y, angle, span, rings, starts };
}

function startsOf(generation: Branches['generation']): Int32Array {
  const starts: number[] = [];
  for (let place = 0; place < generation.length; place += 1)
    if (generation[place] === starts.length) starts.push(place);
  return Int32Array.from([...starts, generation.length]);
}

function ringsOf(starts: Int32Array): Float32Array {
  const counts = Array.from(
    starts.subarray(0, -1),
    (start, generation) => (starts[generation + 1] as number) - start,
  );
  const fullest = counts.indexOf(Math.max(...counts));
  const radius = Math.sqrt(((starts.at(-1) as number) * EASE * TILE_AREA) / Math.PI);
  const rings = [0, GAP / 2 + 0.5];
  for (let generation = 1; generation < starts.length - 1; generation += 1) {
    const count = counts[generation] as number;
    const inner = rings[generation] as number;
    const least = generation < fullest ? Math.max(GAP, radius * FIRST_GENERATIONS) : GAP;
    const needed = fitsInOneRow(count, inner + GAP / 2)
      ? inner + GAP
      : Math.sqrt((inner + GAP / 2) ** 2 + (count * EASE * TILE_AREA) / Math.PI) + GAP / 2;
    rings.push(Math.max(inner + least, needed));
  }
  return Float32Array.from(rings);
}

const fitsInOneRow = (count: number, radius: number): boolean => count * EASE * STEP <= TURN * radius;

/**
 * Moves ascending angles as little as can be (by the sum of the squares), so that each is at least `least` from the next, and
 * the last at least `seam` from the first, once around.
 * The method is that of pools of adjacent violators: Barlow et al., Statistical Inference under Order Restrictions, 1972.
 */
function keepApart(angles: Float32Array, least: number, seam: number): void {
  const means = new Float64Array(angles.length);
  const counts = new Int32Array(angles.length);
  let pools = 0;
  for (let index = 0; index < angles.length; index += 1) {
    means[pools] = (angles[index] as number) - index * least;
    counts[pools] = 1;
    while (pools > 0 && (means[pools - 1] as number) > (means[pools] as number)) {
      const [left, right] = [counts[pools - 1] as number, counts[pools] as number];
      means[pools - 1] =
        ((means[pools - 1] as number) * left + (means[pools] as number) * right) / (left + right);
      counts[pools - 1] = left + right;
      pools -= 1;
    }
    pools += 1;
  }
  const ends = Math.min(seam, TURN - angles.length * least) / 2;
  const [lowest, highest] = [ends, TURN - ends - (angles.length - 1) * least];
  for (let pool = 0, index = 0; pool < pools; pool += 1) {
    const mean = Math.min(highest, Math.max(lowest, means[pool] as number));
    for (let left = counts[pool] as number; left > 0; left -= 1, index += 1)
      angles[index] = mean + index * least;
  }
}
