import { type Cents, cents } from '#domain/money/cents.ts';
import { MEMBER_BOOKS, type MemberBook } from '#domain/money/ledger.ts';
import { downsample, edgesOf, type Movement, type Step } from '#domain/money/portfolio.ts';
import { STATEMENT_GROUPS, type StatementGroup, type StatementKind } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';

/** The moments at the two sides of a drawing. */
export interface Span {
  readonly from: Instant;
  readonly until: Instant;
}

/** How far along a span a moment is, from 0 to 1. */
export const shareOf = ({ from, until }: Span, at: Instant): number => (at - from) / (until - from || 1);

interface Layer {
  readonly book: MemberBook;
  /** SVG paths. */
  readonly area: string;
  readonly edge: string;
  /** The part of the edge before it, of which the ends of days are known alone. Empty: there is none. */
  readonly sketch: string;
}

interface Frame extends Span {
  readonly width: number;
  readonly height: number;
  /** The value at the upper side. */
  readonly top: Cents;
  /** As `Portfolio.exactFrom`. */
  readonly exactFrom: Instant | null;
}

type Point = readonly [x: number, y: number];

/** The books stacked on one another, the lowest first. Money moves in steps, so its lines are steps. */
export function layersOf(steps: readonly Step[], frame: Frame): readonly Layer[] {
  const { width, height, top, exactFrom } = frame;
  const shown = downsample(steps, width / 2).map(({ at, balances }) => ({ at, edges: edgesOf(balances) }));
  const x = (at: Instant) => round(shareOf(frame, at) * width);
  /** @param nth of the edges; -1 is the ground */
  const edge = (nth: number): readonly Point[] => {
    const points: Point[] = [];
    for (const { at, edges } of shown) {
      const y = round(height - ((edges[nth] ?? 0) / top) * height);
      const before = points.at(-1);
      if (before) points.push([x(at), before[1]]);
      points.push([x(at), y]);
    }
    return [...points, [width, points.at(-1)?.[1] ?? height]];
  };
  const change = exactFrom === null ? 0 : x(exactFrom);
  return MEMBER_BOOKS.map((book, nth) => {
    const points = edge(nth);
    const sketched = points.filter(([at]) => at < change);
    const last = sketched.at(-1);
    return {
      book,
      area: `${pathOf([...points, ...edge(nth - 1).toReversed()])}Z`,
      edge: pathOf(last ? [[change, last[1]], ...points.slice(sketched.length)] : points),
      sketch: last ? pathOf([...sketched, [change, last[1]]]) : '',
    };
  });
}

/** Points that repeat the one before say nothing. */
const pathOf = (points: readonly Point[]): string =>
  `M${points
    .map(([x, y]) => `${x} ${y}`)
    .filter((point, nth, all) => point !== all[nth - 1])
    .join('L')}`;

const round = (length: number): number => Math.round(length * 100) / 100;

/** The next round amount that is not below the value. Half of it is a whole number of cents too. */
export function roundedUp(amount: Cents): Cents {
  let power = 100;
  while (power * 10 < amount) power *= 10;
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= amount) ?? 10;
  return cents(step * power);
}

/** Postings that stand so close together that one sign stands for all. */
export interface Mark extends Span {
  /** From 0 to 1, of its first posting. */
  readonly share: number;
  /** The group of all of them; null: they are of several. */
  readonly group: StatementGroup | null;
  /** By kind, in the order of their first posting. */
  readonly kinds: readonly MarkedKind[];
}

interface MarkedKind {
  readonly kind: StatementKind;
  readonly count: number;
  /** What the member's total changed by. */
  readonly change: Cents;
  /** What was moved. */
  readonly moved: Cents;
}

/**
 * Where something happened.
 *
 * @param movements oldest first
 * @param gap between two marks, as a share of the span
 */
export function marksOf(movements: readonly Movement[], span: Span, gap: number): readonly Mark[] {
  const clusters: { readonly share: number; readonly movements: Movement[] }[] = [];
  for (const movement of movements) {
    // A posting of this very moment, or by a clock that was wrong, stands at the side.
    const share = Math.min(1, Math.max(0, shareOf(span, movement.at)));
    const latest = clusters.at(-1);
    if (latest && share - latest.share < gap) latest.movements.push(movement);
    else clusters.push({ share, movements: [movement] });
  }
  return clusters.map((cluster) => markOf(cluster.share, cluster.movements));
}

function markOf(share: number, movements: readonly Movement[]): Mark {
  const kinds = new Map<StatementKind, MarkedKind>();
  for (const { kind, change, moved } of movements) {
    const before = kinds.get(kind);
    kinds.set(kind, {
      kind,
      count: (before?.count ?? 0) + 1,
      change: cents((before?.change ?? 0) + change),
      moved: cents((before?.moved ?? 0) + moved),
    });
  }
  const groups = new Set([...kinds.keys()].map(groupOf));
  const times = movements.map(({ at }) => at);
  return {
    share,
    from: Math.min(...times),
    until: Math.max(...times),
    group: groups.size === 1 ? ([...groups][0] ?? null) : null,
    kinds: [...kinds.values()],
  };
}

function groupOf(kind: StatementKind): StatementGroup {
  const groups = Object.keys(STATEMENT_GROUPS) as readonly StatementGroup[];
  const found = groups.find((group) => STATEMENT_GROUPS[group].some((each) => each === kind));
  if (!found) throw new Error(`${kind} is in no group`);
  return found;
}
