import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartOf } from '#data/charts.ts';
import { FIGURES, fillFigures } from '#data/matrix-figures.ts';
import { growFullTree } from '#domain/matrix/simulation/full-tree.ts';
import { runPackage } from '#domain/matrix/simulation/package-run.ts';
import { cents } from '#domain/money/cents.ts';

const content = (path: string) =>
  readFileSync(new URL(`../../../../../src/content/${path}`, import.meta.url), 'utf8');

describe('the figures of the landing', () => {
  it('match results on paper', () => {
    expect(FIGURES).toMatchObject({
      level1: '$5',
      lastPrice: '$10,240',
      oneMatrix: '$20,475',
      bothMatrices: '$40,950',
      thousand: '1,000',
      paidIn: '$5,000',
      paidOut: '$5,000',
      averageResult: '$0.00',
      fees: '$20.00',
      s6Cycles: '33',
      s8Cycles: '16',
      twosUnpaid: '512',
      twosMembers: '1,023',
      twosShare: '50.05%',
      eightsUnpaid: '512',
      eightsMembers: '585',
      eightsShare: '87.52%',
    });
  });

  it('take the place of their names', () => {
    expect(fillFigures('Level 1 costs {level1}.', 'claims/x.yaml')).toBe('Level 1 costs $5.');
  });

  it('fail the build when a name is misspelt, or an amount is typed', () => {
    expect(() => fillFigures('{levl1} each', 'claims/x.yaml')).toThrow(
      'claims/x.yaml names no figure by {levl1}. Write {level1}.',
    );
    expect(() => fillFigures('$5 each', 'claims/x.yaml')).toThrow(
      'claims/x.yaml has an amount that is typed',
    );
  });
});

describe('the figures of full trees on the maths page', () => {
  const page = content('pages/maths.mdx');

  it('hold for a full tree of S8, 2 wide, with ten lines', () => {
    const { members, unpaid } = growFullTree(1, 2, 10);
    expect(chartOf('last-lines').note).toContain(`${unpaid} of ${members.toLocaleString('en-US')} members`);
  });

  it('hold for S6, where the second-last line has received nothing either', () => {
    expect(growFullTree(0, 2, 10)).toEqual({ members: 1023, unpaid: 768 });
    expect(page).toContain('768 of 1,023 members, 75.07%');
  });
});

describe('a population that all bought the same package', () => {
  const run = (dollars: number, advertisedPercent: number) =>
    runPackage({ amount: cents(dollars * 100), advertisedPercent }, 2000, 1);

  it('buys as many levels as the amount covers', () => {
    // Both matrices: $10, $30, $70, $150, $310, $630, $1,270.
    expect([300, 500, 1100, 1500].map((amount) => run(amount, 30).levels)).toEqual([4, 5, 6, 7]);
    expect(run(9, 30)).toMatchObject({ levels: 0, ahead: 0, reached: 0 });
  });

  it('reaches the advertised percentage less often the higher it is', () => {
    const reached = [0, 30, 100, 500].map((percent) => run(1100, percent).reached);
    expect(reached).toEqual(reached.toSorted((left, right) => right - left));
    expect(reached[0]).toBeGreaterThan(reached[3] as number);
  });
});
