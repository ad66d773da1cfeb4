import { hierarchy, partition } from 'd3-hierarchy';
import type { Branches } from '#domain/partners/branches.ts';

/**
 * The layout of a downline as a sunburst: the member in the middle, each generation a ring around the one before. The
 * angle of an arc is in proportion to the branch, the partner included; the largest branch comes first, clockwise from the
 * top. Angles are fractions of a turn.
 */
export interface Tree extends Branches {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** Partners by upline and then by angle: those of a partner begin at its `first`. */
  readonly order: Int32Array;
  /** The place of each partner in `order`. */
  readonly rank: Int32Array;
  /** How many generations the branch has below the partner. */
  readonly height: Uint8Array;
}

export function layOut(branches: Branches): Tree {
  const { first, invited } = branches;
  const size = first.length;
  const partnersOf = (place: number) =>
    Array.from({ length: invited[place] as number }, (_, index) => (first[place] as number) + index);
  const root = hierarchy(0, partnersOf).sum((place) => (place === 0 ? 0 : 1));
  root.sort((left, right) => (right.value ?? 0) - (left.value ?? 0) || left.data - right.data);
  const tree = {
    ...branches,
    from: new Float64Array(size),
    to: new Float64Array(size),
    order: new Int32Array(size),
    rank: new Int32Array(size),
    height: new Uint8Array(size),
  };
  for (const { data: place, x0, x1, height, children } of partition<number>()(root)) {
    tree.from[place] = x0;
    tree.to[place] = x1;
    tree.height[place] = height;
    children?.forEach(({ data: partner }, index) => {
      tree.order[(first[place] as number) + index] = partner;
      tree.rank[partner] = (first[place] as number) + index;
    });
  }
  return tree;
}

/** Branches of the member that have a colour each; all others share one. */
const LARGEST_BRANCHES = 3;

/** @param place of a partner invited by the member */
export const hueOf = ({ rank, first }: Tree, place: number): number =>
  Math.min((rank[place] as number) - (first[0] as number), LARGEST_BRANCHES);

/** As many rings as names have room in, in a picture of so many pixels. Further ones come into sight as one goes into a branch. */
export const ringsIn = (width: number): number => Math.min(8, Math.max(3, Math.floor(width / 66)));

/** The part in sight: an interval of the angle, the generation in the middle, and the rings around it. */
export interface View {
  readonly from: number;
  readonly to: number;
  readonly generation: number;
  readonly rings: number;
}

/** A branch in sight, with its first partner in the middle, and so many rings at most. */
export const viewOf = ({ from, to, generation, height }: Tree, centre: number, most: number): View => ({
  from: from[centre] as number,
  to: to[centre] as number,
  generation: generation[centre] as number,
  rings: Math.max(1, Math.min(most, height[centre] as number)),
});

export function between(start: View, end: View, progress: number): View {
  const mix = (one: number, other: number) => one + (other - one) * progress;
  return {
    from: mix(start.from, end.from),
    to: mix(start.to, end.to),
    generation: mix(start.generation, end.generation),
    rings: mix(start.rings, end.rings),
  };
}

/** Rings become narrower outwards. @returns the inner radius of a ring in sight, of a picture whose radius is 1 */
export const radiusOf = (ring: number, rings: number): number =>
  (Math.min(Math.max(ring, 0), rings + 1) / (rings + 1)) ** 0.8;

/** An arc as it is drawn. */
export interface Arc {
  /** A partner; or the upline of several whose arcs are too narrow to be drawn one by one. */
  readonly place: number;
  readonly isRest: boolean;
  /** Radians, clockwise from the top. */
  readonly start: number;
  readonly end: number;
  readonly inner: number;
  readonly outer: number;
}

const TURN = 2 * Math.PI;

/**
 * The arcs in sight, uplines first. Siblings that are each narrower than `least` pixels at the rim become one arc, the
 * rest. Siblings are ordered by size, so the work depends on what is drawn, and not on how many partners there are.
 *
 * @param radius of the whole picture, in pixels
 */
export function arcsIn(tree: Tree, view: View, radius: number, least = 0.5): readonly Arc[] {
  const scale = TURN / (view.to - view.from);
  const angle = (turn: number) => Math.min(TURN, Math.max(0, (turn - view.from) * scale));
  const arcs: Arc[] = [];
  const uplines = [0];
  for (let head = 0; head < uplines.length; head += 1) {
    const upline = uplines[head] as number;
    const ring = (tree.generation[upline] as number) + 1 - view.generation;
    const [inner, outer] = [radius * radiusOf(ring, view.rings), radius * radiusOf(ring + 1, view.rings)];
    if (ring >= view.rings + 1) continue;
    const last = (tree.first[upline] as number) + (tree.invited[upline] as number);
    for (let index = tree.first[upline] as number; index < last; index += 1) {
      const place = tree.order[index] as number;
      const [from, to] = [tree.from[place] as number, tree.to[place] as number];
      if (to <= view.from) continue;
      if (from >= view.to) break;
      const isNarrow = (to - from) * scale * radius < least;
      if (ring > 0 && outer > inner) {
        const end = isNarrow ? (tree.to[tree.order[last - 1] as number] as number) : to;
        arcs.push({
          place: isNarrow ? upline : place,
          isRest: isNarrow,
          start: angle(from),
          end: angle(end),
          inner,
          outer,
        });
      }
      // All that follow are as narrow.
      if (isNarrow) break;
      if ((tree.invited[place] as number) > 0) uplines.push(place);
    }
  }
  return arcs;
}

/** The arc of a partner in a view, even one too narrow to be drawn among others; null outside of the view. */
export function arcOf(tree: Tree, view: View, radius: number, place: number): Arc | null {
  const ring = (tree.generation[place] as number) - view.generation;
  const [from, to] = [tree.from[place] as number, tree.to[place] as number];
  if (ring < 0.5 || ring >= view.rings + 0.5 || to <= view.from || from >= view.to) return null;
  const scale = TURN / (view.to - view.from);
  return {
    place,
    isRest: false,
    start: Math.max(0, (from - view.from) * scale),
    end: Math.min(TURN, (to - view.from) * scale),
    inner: radius * radiusOf(ring, view.rings),
    outer: radius * radiusOf(ring + 1, view.rings),
  };
}

/** The arc at a point, in pixels from the middle; `'middle'`, or null where there is none. */
export function arcAt(arcs: readonly Arc[], x: number, y: number): Arc | 'middle' | null {
  const distance = Math.hypot(x, y);
  const middle = Math.min(...arcs.slice(0, 1).map(({ inner }) => inner));
  const angle = (Math.atan2(x, -y) + TURN) % TURN;
  if (distance < middle) return 'middle';
  return (
    arcs.findLast(
      ({ start, end, inner, outer }) =>
        distance >= inner && distance < outer && angle >= start && angle < end,
    ) ?? null
  );
}

export type Direction = 'in' | 'out' | 'back' | 'on';

/** The partner beside another: the upline, the largest branch below, or the sibling before or after, around the circle. */
export function neighbourOf(tree: Tree, uplines: Int32Array, place: number, direction: Direction): number {
  const upline = uplines[place] ?? -1;
  if (direction === 'out')
    return tree.invited[place] ? (tree.order[tree.first[place] as number] as number) : place;
  if (upline < 0) return place;
  if (direction === 'in') return upline;
  const [first, count] = [tree.first[upline] as number, tree.invited[upline] as number];
  const step = direction === 'on' ? 1 : count - 1;
  return tree.order[first + (((tree.rank[place] as number) - first + step) % count)] as number;
}
