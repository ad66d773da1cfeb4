import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { movementsOf } from '#domain/money/portfolio.ts';
import { marksOf } from '#islands/wallet/portfolio/drawing.ts';
import { someLedger, stepsOf } from '#tests/unit/support/some-ledger.ts';

const movementsIn = (postings: readonly Posting[]) =>
  movementsOf({ steps: stepsOf('ada', postings), dayEnds: null });

it('each posting has a mark, and no two marks stand on each other', () => {
  fc.assert(
    fc.property(someLedger, fc.double({ min: 0.01, max: 1, noNaN: true }), (postings, gap) => {
      const [first, last] = [postings[0], postings.at(-1)];
      if (!first || !last) return;
      const marks = marksOf(movementsIn(postings), { from: first.at, until: last.at }, gap);
      const kinds = marks.flatMap((mark) => mark.kinds);
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(postings.length);
      expect(kinds.reduce((sum, { moved }) => sum + moved, 0)).toBe(
        postings.reduce((sum, { amount }) => sum + amount, 0),
      );
      for (const [nth, { share }] of marks.entries()) {
        expect(share).toBeLessThanOrEqual(1);
        if (nth > 0) expect(share - (marks[nth - 1]?.share ?? 0)).toBeGreaterThanOrEqual(gap);
      }
    }),
  );
});

it('postings that stand close together share a mark, which adds them up by kind', () => {
  const income = { kind: 'activation', from: 'locked:ben', to: 'earning:ada', subject: 's6-1' } as const;
  const movements = movementsIn([
    { ...income, id: '1', amount: cents(5_00), at: 0 },
    { ...income, id: '2', amount: cents(7_00), at: 4 },
    { ...income, id: '3', amount: cents(9_00), at: 50 },
    { ...income, id: '4', kind: 'credit', from: 'external', amount: cents(1_00), at: 52 },
    { ...income, id: '5', amount: cents(2_00), at: 120 },
  ]);
  expect(marksOf(movements, { from: 0, until: 100 }, 0.1)).toEqual([
    {
      ...{ share: 0, from: 0, until: 4, group: 'income' },
      kinds: [{ kind: 'earned', count: 2, change: 12_00, moved: 12_00 }],
    },
    {
      ...{ share: 0.5, from: 50, until: 52, group: null },
      kinds: [
        { kind: 'earned', count: 1, change: 9_00, moved: 9_00 },
        { kind: 'credit', count: 1, change: 1_00, moved: 1_00 },
      ],
    },
    // A clock that was wrong: it stands at the side.
    {
      ...{ share: 1, from: 120, until: 120, group: 'income' },
      kinds: [{ kind: 'earned', count: 1, change: 2_00, moved: 2_00 }],
    },
  ]);
});
