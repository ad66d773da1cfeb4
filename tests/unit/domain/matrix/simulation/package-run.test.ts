import { describe, expect, it } from 'vitest';
import { runLevel } from '#domain/matrix/simulation/package-run.ts';

const MEMBERS = 10_000;
const SEED = 20220824;

describe('a population that goes up to one level', () => {
  it.each([0, 1])(
    'ends alike whichever level that is, to within half a percentage point: matrix %i',
    (matrix) => {
      const first = runLevel(matrix, 1, MEMBERS, SEED);
      expect(first.ahead + first.behind).toBeLessThanOrEqual(MEMBERS);
      expect(first.ahead).toBeLessThan(first.behind);
      for (const level of [2, 6, 12]) {
        const run = runLevel(matrix, level, MEMBERS, SEED);
        expect(Math.abs(run.ahead - first.ahead) / MEMBERS).toBeLessThan(0.005);
        expect(Math.abs(run.behind - first.behind) / MEMBERS).toBeLessThan(0.005);
      }
    },
  );

  it('is behind without newcomers: a member alone is never paid', () => {
    expect(runLevel(1, 1, 1, SEED)).toMatchObject({ ahead: 0, behind: 1 });
  });
});
