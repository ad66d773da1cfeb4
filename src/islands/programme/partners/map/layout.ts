import type { Branches } from '#domain/partners/branches.ts';

/**
 * Where everybody stands on the map of a downline, in units of which a tile has two across. The member is in the middle,
 * and each line is a ring around the one before: as wide as its partners need, so that all of the map is equally dense and a
 * hundred thousand of them stay within a walk. Whoever came through a partner stands outwards of that one, in a sector
 * as large as there are many of them.
 */
export interface Layout {
  /** Middle of each tile. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Direction in which each tile stands, from 0 to 2π; ascending along a line. */
  readonly angle: Float32Array;
  /** How much of the whole turn the branch of each was given. */
  readonly span: Float32Array;
  /** Radius at which each line begins, and last that at which the last one ends. */
  readonly rings: Float32Array;
  /** First place of each line, and last the number of all. */
  readonly starts: Int32Array;
}

const TURN = 2 * Math.PI;
/** Room of a tile, in square units, where many stand together; and along a ring, where they stand in one row. */
const TILE_AREA = 5.4;
const STEP = 2.3;
/** Rings have so much more room than they need, that partners may stand near their uplines. */
const EASE = 1.3;
/** Between the tiles of one line and those of the next, from middle to middle. */
const GAP = 3;
/** The first lines have few partners, and are what is seen from afar: of the whole radius, what each has at least. */
const FIRST_LINES = 0.06;
/** Multiples of it are as far from each other as can be, whatever their number. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

export function layOut(branches: Branches): Layout {
  const { first, invited, below, line } = branches;
  const size = first.length;
  const starts = startsOf(line);
  const rings = ringsOf(starts);
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const angle = new Float32Array(size);
  const span = new Float32Array(size);
  /** Where each sector begins. */
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

function startsOf(line: Branches['line']): Int32Array {
  const starts: number[] = [];
  for (let place = 0; place < line.length; place += 1) if (line[place] === starts.length) starts.push(place);
  return Int32Array.from([...starts, line.length]);
}

function ringsOf(starts: Int32Array): Float32Array {
  const counts = Array.from(starts.subarray(0, -1), (start, line) => (starts[line + 1] as number) - start);
  const fullest = counts.indexOf(Math.max(...counts));
  const radius = Math.sqrt(((starts.at(-1) as number) * EASE * TILE_AREA) / Math.PI);
  const rings = [0, GAP / 2 + 0.5];
  for (let line = 1; line < starts.length - 1; line += 1) {
    const count = counts[line] as number;
    const inner = rings[line] as number;
    const least = line < fullest ? Math.max(GAP, radius * FIRST_LINES) : GAP;
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
