import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixEngine } from '#domain/matrix/engine.ts';
import type { Programme } from '#domain/matrix/plan.ts';
import { CONTRACT, S6, S8, TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community } from '#domain/matrix/simulation/community.ts';
import { Results, standingOf } from '#domain/matrix/simulation/results.ts';
import { DEFAULT_SCENARIO, ruleOf } from '#domain/matrix/simulation/scenario.ts';
import { Tally } from '#domain/matrix/tally.ts';
import { attempts, run } from './helpers.ts';

// Each test does much work: a busy machine needs more than the default five seconds.

/* What holds after any history: sums and bounds. */

describe('any history', () => {
  const programmes: readonly [string, Programme][] = [
    ['the contract', CONTRACT],
    ['Tessera', TESSERA],
    ['Tessera with levels in any order', { ...TESSERA, levelOrder: 'any' }],
  ];

  it.each(programmes)('pays the price of each activation once and in full: %s', (_, programme) => {
    fc.assert(
      fc.property(attempts(300), (tries) => {
        const { state, outcomes } = run(programme, tries);
        for (const outcome of outcomes) {
          if (outcome.kind === 'refused') continue;
          const entered = outcome.events.filter((event) => event.kind === 'placed');
          const { length } = outcome.payouts;
          // A registration of the contract pays level 1 of both matrices, one of Tessera's pays nothing.
          expect(length).toBe(entered.length === 0 ? 0 : new Set(entered.map(({ matrix }) => matrix)).size);
          for (const { amount, level } of outcome.payouts) expect(amount).toBe(programme.prices[level - 1]);
        }
        expect(state.engine.members).toBeGreaterThan(0);
      }),
    );
  });

  it.each(programmes)('adds up to zero over all members: %s', (_, programme) => {
    const tally = new Tally();
    const engine = new MatrixEngine(programme, tally);
    const random = mulberry32(7);
    const below = (end: number) => Math.floor(random() * end);
    for (let event = 0; event < 5000; event++) {
      if (random() < 0.4) engine.register(engine.members + 1, 1 + below(engine.members));
      else engine.activate(1 + below(engine.members), below(2), 1 + below(4));
    }
    let sum = 0;
    let turnover = 0;
    for (let member = 1; member <= engine.members; member++) {
      sum += tally.receivedBy(member) - tally.paidBy(member);
      turnover += tally.paidBy(member);
    }
    expect(turnover).toBeGreaterThan(0);
    expect(sum).toBe(0);
  });

  /*
   * Every cycle takes k entries of a single line, or four of the second line of a two-level matrix. Entries are the P
   * purchases at that level, and one more for each cycle that re-entered: k·C ≤ P + C.
   */
  it.each([
    { name: 'X3', programme: CONTRACT, matrix: 0, divisor: 2 },
    { name: 'X4', programme: CONTRACT, matrix: 1, divisor: 3 },
    { name: S6.name, programme: TESSERA, matrix: 0, divisor: 3 },
    { name: S8.name, programme: TESSERA, matrix: 1, divisor: 7 },
  ])(
    'has at most P/$divisor cycles of $name for P purchases at a level',
    ({ programme, matrix, divisor }) => {
      fc.assert(
        fc.property(attempts(600), (tries) => {
          const { engine } = run(programme, tries).state;
          for (let level = 1; level <= programme.prices.length; level++) {
            let purchases = 0;
            let cycles = engine.box(1, matrix, level)?.cycles as number;
            for (let member = 2; member <= engine.members; member++) {
              const box = engine.box(member, matrix, level);
              if (box !== null) purchases += 1;
              cycles += box?.cycles ?? 0;
            }
            expect(cycles).toBeLessThanOrEqual(purchases / divisor);
          }
        }),
      );
    },
  );

  it('has the same shares at a thousand times the price', () => {
    const rule = ruleOf({ ...DEFAULT_SCENARIO, members: 5000 });
    const standing = (times: number) => {
      const programme = { ...TESSERA, prices: TESSERA.prices.map((price) => price * times) };
      const budget = { ...rule.budget, median: rule.budget.median * times };
      const community = new Community({ ...rule, programme, budget }, mulberry32(3));
      community.grow(rule.members);
      return standingOf(new Results(community.tally, 0), community.engine.members);
    };
    expect(standing(1000)).toEqual(standing(1));
  });
});
