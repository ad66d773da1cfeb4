import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf } from '#domain/partners/branches.ts';
import type { Downline } from '#domain/partners/partners.ts';
import {
  type Arc,
  arcAt,
  arcOf,
  arcsIn,
  between,
  layOut,
  neighbourOf,
  type Tree,
  viewOf,
} from '#islands/programme/partners/sunburst.ts';
import { anyInviters, downlineOf, grown } from '#tests/unit/domain/partners/people.ts';

const RADIUS = 300;

function laidOut(inviters: readonly number[]): { readonly tree: Tree; readonly downline: Downline } {
  const downline = downlineOf(inviters);
  return { downline, tree: layOut(branchesOf(downline.uplines)) };
}

const middleOf = ({ start, end, inner, outer }: Arc) => {
  const [angle, radius] = [(start + end) / 2, (inner + outer) / 2];
  return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
};

describe('the sunburst', () => {
  it('gives each branch an angle in proportion to its partners, within the arc of its upline', () => {
    fc.assert(
      fc.property(anyInviters(), (inviters) => {
        const { tree, downline } = laidOut(inviters);
        for (let place = 1; place < tree.from.length; place += 1) {
          const upline = downline.uplines[place] as number;
          const share = ((tree.below[place] as number) + 1) / (tree.below[0] as number);
          expect((tree.to[place] as number) - (tree.from[place] as number)).toBeCloseTo(share, 9);
          expect(tree.from[place]).toBeGreaterThanOrEqual((tree.from[upline] as number) - 1e-9);
          expect(tree.to[place]).toBeLessThanOrEqual((tree.to[upline] as number) + 1e-9);
        }
      }),
    );
  });

  it('draws every one of a few partners, and each is found where it is drawn', () => {
    fc.assert(
      fc.property(anyInviters(40), (inviters) => {
        const { tree } = laidOut(inviters);
        const view = { ...viewOf(tree, 0, 8), rings: Math.max(1, tree.height[0] as number) };
        const arcs = arcsIn(tree, view, RADIUS);
        expect(arcs.map(({ place }) => place).toSorted((left, right) => left - right)).toEqual(
          inviters.map((_, index) => index + 1),
        );
        for (const arc of arcs) expect(arcAt(arcs, ...middleOf(arc))).toBe(arc);
        expect(arcAt(arcs, 0, 0)).toBe('middle');
        if (arcs.length > 0) expect(arcAt(arcs, RADIUS * 2, 0)).toBeNull();
      }),
    );
  });

  it('draws only arcs of half a pixel and more, and the others as the rest of their upline', () => {
    const { tree } = laidOut(grown(100_000));
    const arcs = arcsIn(tree, viewOf(tree, 0, 8), RADIUS);
    expect(arcs.length).toBeLessThan(8000);
    for (const { start, end, isRest } of arcs)
      if (!isRest) expect((end - start) * RADIUS).toBeGreaterThan(0.499);
    const star = laidOut(Array.from({ length: 100_000 }, () => 0)).tree;
    expect(arcsIn(star, viewOf(star, 0, 8), RADIUS)).toMatchObject([{ place: 0, isRest: true, start: 0 }]);
  });

  it('shows a branch alone once one is in it, and passes on the way there from one view to the other', () => {
    const { tree, downline } = laidOut(grown(500));
    const branch = tree.order[0 + (tree.first[0] as number)] as number;
    const [from, to] = [viewOf(tree, 0, 8), viewOf(tree, branch, 8)];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    for (const { place, start, end } of arcsIn(tree, to, RADIUS)) {
      // The branch is the middle, and no arc.
      expect(place).not.toBe(branch);
      let upline = place;
      while (upline > 0 && upline !== branch) upline = downline.uplines[upline] as number;
      expect(upline).toBe(branch);
      expect(end).toBeGreaterThan(start);
    }
    // Outside of the branch, and the branch itself, which is the middle.
    expect(arcOf(tree, to, RADIUS, tree.order[(tree.first[0] as number) + 1] as number)).toBeNull();
    expect(arcOf(tree, to, RADIUS, branch)).toBeNull();
  });

  it('leads by keys to the upline, to the largest branch, and round the partners of one upline', () => {
    const { tree, downline } = laidOut([0, 0, 0, 2, 2, 3]);
    const from = (place: number, ...ways: Parameters<typeof neighbourOf>[3][]) =>
      ways.reduce((at, way) => neighbourOf(tree, downline.uplines, at, way), place);
    const names = (place: number) => downline.usernames[place];
    expect(names(from(0, 'out'))).toBe('p2');
    expect(names(from(0, 'out', 'on'))).toBe('p3');
    expect(names(from(0, 'out', 'back'))).toBe('p1');
    expect(names(from(0, 'out', 'on', 'on', 'on'))).toBe('p2');
    expect(names(from(0, 'out', 'out', 'in'))).toBe('p2');
    expect(from(0, 'in', 'on', 'back')).toBe(0);
    expect(names(from(0, 'out', 'back', 'out'))).toBe('p1');
  });
});
