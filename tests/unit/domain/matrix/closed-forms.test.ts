import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixEngine } from '#domain/matrix/engine.ts';
import { S8, TESSERA, X3 } from '#domain/matrix/programmes.ts';
import { mulberry32, randomBelow } from '#domain/matrix/random.ts';
import { Results, standingOf } from '#domain/matrix/simulation/results.ts';
import { Tally } from '#domain/matrix/tally.ts';
import { join, lineOf, programmeOf, trees } from './helpers.ts';

/* Results that were derived on paper, independently of our code. */

describe('a single line of k places, all members active at one level', () => {
  /*
   * A member's box is entered once by each recruit and once more each time that a recruit's box recycles. It
   * recycles at every k-th entry. So with E entries in all it has recycled R = ⌊E/k⌋ times, where
   * E(member) = Σ over recruits of (1 + R(recruit)): the tree alone decides, not the order in which it grew.
   */
  function entriesAndRecycles(
    sponsors: readonly number[],
    k: number,
  ): { entries: number[]; recycles: number[] } {
    const entries = Array.from({ length: sponsors.length + 2 }, () => 0);
    const recycles = [...entries];
    for (let member = sponsors.length + 1; member >= 1; member--) {
      recycles[member] = Math.floor((entries[member] as number) / k);
      const sponsor = sponsors[member - 2];
      if (sponsor !== undefined)
        entries[sponsor] = (entries[sponsor] as number) + 1 + (recycles[member] as number);
    }
    return { entries, recycles };
  }

  const cases = fc.record({ k: fc.constantFrom(2, 3, 6, 8), sponsors: trees(400) });

  it('recycles ⌊E/k⌋ times, and the owner is paid for all entries but the recycling ones', () => {
    fc.assert(
      fc.property(cases, ({ k, sponsors }) => {
        const tally = new Tally();
        const engine = new MatrixEngine(programmeOf(lineOf(k)), tally);
        for (const sponsor of sponsors) join(engine, sponsor);
        const { entries, recycles } = entriesAndRecycles(sponsors, k);
        expect(engine.box(1, 0, 1)?.cycles).toBe(recycles[1]);
        expect(tally.receivedBy(1)).toBe(entries[1]);
        for (let member = 2; member <= engine.members; member++) {
          expect(engine.box(member, 0, 1)).toMatchObject({
            cycles: recycles[member],
            filled: (entries[member] as number) % k,
          });
          expect(tally.receivedBy(member)).toBe((entries[member] as number) - (recycles[member] as number));
        }
      }),
    );
  });

  it('recycles equally often for every order in which the tree grows', () => {
    fc.assert(
      fc.property(
        cases,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        ({ k, sponsors }, keys) => {
          const engine = new MatrixEngine(programmeOf(lineOf(k)));
          for (const sponsor of sponsors) engine.register(engine.members + 1, sponsor);
          // Any member whose sponsor is active may be next.
          const waiting = sponsors.map((_, index) => index + 2);
          while (waiting.length > 0) {
            const ready = waiting.filter((member) => engine.box(engine.sponsor(member), 0, 1) !== null);
            const next = ready[Math.floor(keys.next().value * ready.length * 0.999)] as number;
            engine.activate(next, 0, 1);
            waiting.splice(waiting.indexOf(next), 1);
          }
          const { recycles } = entriesAndRecycles(sponsors, k);
          for (let member = 1; member <= engine.members; member++) {
            expect(engine.box(member, 0, 1)?.cycles).toBe(recycles[member]);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('recycles equally often when boxes freeze: freezing moves money, not places', () => {
    fc.assert(
      fc.property(cases, ({ k, sponsors }) => {
        const engine = new MatrixEngine(programmeOf(lineOf(k), [1, 2]));
        for (const sponsor of sponsors) join(engine, sponsor);
        const { recycles } = entriesAndRecycles(sponsors, k);
        for (let member = 2; member <= engine.members; member++) {
          const cycles = recycles[member] as number;
          expect(engine.box(member, 0, 1)).toMatchObject({ cycles, frozen: cycles > 0 });
        }
      }),
    );
  });
});

describe('a full tree of b recruits each, D deep, at one price', () => {
  /*
   * A member with recruits is paid by at least two of them, or by one and breaks even at worst (k = 2); the b^D members
   * of the last row received nothing. They are b^D of b + b² + … + b^D.
   */
  it.each([
    { b: 2, depth: 10, share: 512 / 1023 },
    { b: 3, depth: 7, share: 729 / 1093 },
    { b: 5, depth: 4, share: 125 / 156 },
  ])('leaves a share of b^D(b−1)/(b^(D+1)−b) behind: b=$b, D=$depth', ({ b, depth, share }) => {
    expect(share).toBeCloseTo((b ** depth * (b - 1)) / (b ** (depth + 1) - b), 15);
    for (const plan of [lineOf(2), X3, lineOf(6), S8]) {
      for (const prices of [[1], TESSERA.prices]) {
        const tally = new Tally();
        const engine = new MatrixEngine(programmeOf(plan, prices), tally);
        let row = [1];
        for (let level = 1; level <= depth; level++) {
          row = row.flatMap((sponsor) => Array.from({ length: b }, () => join(engine, sponsor)));
        }
        const { behind, unpaid } = standingOf(new Results(tally, 0), engine.members);
        expect(behind / (engine.members - 1)).toBe(share);
        expect(unpaid / (engine.members - 1)).toBe(share);
      }
    }
  });
});

describe('a population in which every member is equally likely to be the sponsor', () => {
  it('has half without a recruit, and a share of 2^−(j+1) with j recruits', () => {
    const random = mulberry32(20220824);
    const members = 200_000;
    const recruits = new Uint16Array(members + 1);
    for (let joined = 1; joined < members; joined++) {
      const sponsor = 1 + randomBelow(joined, random);
      recruits[sponsor] = (recruits[sponsor] as number) + 1;
    }
    for (let j = 0; j <= 6; j++) {
      const share = recruits.subarray(1).filter((count) => count === j).length / members;
      // Three standard deviations of that many independent draws.
      const expected = 2 ** -(j + 1);
      expect(Math.abs(share - expected)).toBeLessThan(3 * Math.sqrt((expected * (1 - expected)) / members));
    }
  });
});
