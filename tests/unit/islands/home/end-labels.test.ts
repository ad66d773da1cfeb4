import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '#islands/home/charts/canvas/end-labels.ts';

describe('labels beside an axis', () => {
  it('stay where they are while there is room', () => {
    expect(spread([50, 20, 90], 20, 100)).toEqual([50, 20, 90]);
  });

  it('keep their order and their distance, within the room', () => {
    const places = fc.array(fc.integer({ min: -50, max: 350 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(places, (wanted) => {
        const placed = spread(wanted, 19, 300);
        const order = wanted
          .map((_, index) => index)
          .sort((left, right) => (wanted[left] ?? 0) - (wanted[right] ?? 0));
        for (const [rank, index] of order.entries()) {
          const place = placed[index] ?? Number.NaN;
          expect(place).toBeGreaterThanOrEqual(9.5 - 1e-9);
          expect(place).toBeLessThanOrEqual(300 - 9.5 + 1e-9);
          const next = order[rank + 1];
          if (next !== undefined) expect((placed[next] ?? 0) - place).toBeGreaterThanOrEqual(19 - 1e-9);
        }
      }),
    );
  });
});
