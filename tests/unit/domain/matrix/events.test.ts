import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatrixEngine } from '#domain/matrix/engine.ts';
import type { Programme } from '#domain/matrix/plan.ts';
import { CONTRACT, TESSERA, X3, X4 } from '#domain/matrix/programmes.ts';
import { fold, type MatrixRequest } from '#domain/matrix/recorded-engine.ts';
import { attempts, requestOf, run } from './helpers.ts';

const [S6, S8] = [0, 1];

const register = (member: number, sponsor: number): MatrixRequest => ({ kind: 'register', member, sponsor });
const activate = (member: number, matrix: number, level: number): MatrixRequest => ({
  kind: 'activate',
  member,
  matrix,
  level,
});

/** The contract on a machine so small that many events run out of it half-way. */
const SMALL_MACHINE: Programme = {
  ...CONTRACT,
  matrices: [
    { ...X3, cascade: { atRegistration: X3.placementCost, atActivation: X3.placementCost } },
    { ...X4, cascade: { atRegistration: 20, atActivation: 20 } },
  ],
};

describe('a refused request', () => {
  const log = [register(2, 1), register(3, 2), activate(2, S6, 1), activate(2, S8, 1), activate(2, S8, 2)];

  it.each([
    ['member-exists', register(3, 1)],
    ['sponsor-unknown', register(4, 5)],
    ['sponsor-unknown', register(4, 4)],
    ['sponsor-unknown', register(4, 0)],
    ['member-unknown', activate(4, S6, 1)],
    ['member-unknown', activate(2.5, S6, 1)],
    ['matrix-unknown', activate(2, 2, 1)],
    ['level-unknown', activate(2, S6, 0)],
    ['level-unknown', activate(2, S6, 13)],
    ['level-unknown', activate(2, S6, 1.5)],
    ['level-active', activate(2, S8, 2)],
    ['level-active', activate(1, S6, 12)],
    ['level-below-inactive', activate(2, S8, 4)],
    ['level-below-inactive', activate(3, S6, 2)],
  ])('gives a reason, and leaves the state unchanged: %s', (refusal, request) => {
    const state = fold(TESSERA, log);
    const before = state.engine.hash();
    expect(state.apply(request)).toEqual({ kind: 'refused', refusal });
    expect(state.engine.hash()).toBe(before);
  });

  it.each([
    ['Tessera', TESSERA, []],
    ['the contract', CONTRACT, []],
    ['the contract on a small machine', SMALL_MACHINE, ['cascade-too-deep']],
  ] as const)('leaves the state unchanged, in any history: %s', (_, programme, expected) => {
    const refusals = new Set<string>();
    fc.assert(
      fc.property(attempts(150), attempts(20), (history, more) => {
        const { state } = run(programme, history);
        for (const attempt of more) {
          const before = state.engine.hash();
          const outcome = state.apply(requestOf(state.engine, attempt));
          if (outcome.kind === 'refused') refusals.add(outcome.refusal);
          expect(state.engine.hash() === before).toBe(outcome.kind === 'refused');
        }
      }),
      { numRuns: 40, seed: 1 },
    );
    expect([...refusals]).toEqual(expect.arrayContaining(['level-active', 'member-unknown', ...expected]));
  });

  it('does not affect the next: the log without it ends in the same state', () => {
    fc.assert(
      fc.property(attempts(300), (tries) => {
        const { state, outcomes } = run(SMALL_MACHINE, tries);
        const replayed = run(SMALL_MACHINE, []).state;
        let repeated = 0;
        for (const [index, attempt] of tries.entries()) {
          const request = requestOf(replayed.engine, attempt);
          if (outcomes[index]?.kind === 'refused') continue;
          expect(replayed.apply(request)).toEqual(outcomes[index]);
          repeated += 1;
        }
        expect(repeated).toBe(outcomes.filter(({ kind }) => kind === 'accepted').length);
        expect(replayed.engine.hash()).toBe(state.engine.hash());
      }),
      { numRuns: 50 },
    );
  });

  it('skips a level where the programme allows it', () => {
    const state = fold({ ...TESSERA, levelOrder: 'any' }, [register(2, 1)]);
    expect(state.apply(activate(2, S8, 4)).kind).toBe('accepted');
  });

  it('cannot leave a gap in the numbers of members', () => {
    expect(() => new MatrixEngine(TESSERA).register(3, 1)).toThrow(RangeError);
  });
});

describe('a log', () => {
  it('leads to the same state and the same payments each time', () => {
    fc.assert(
      fc.property(attempts(200), (tries) => {
        const [first, second] = [run(TESSERA, tries), run(TESSERA, tries)];
        expect(second.outcomes).toEqual(first.outcomes);
        expect(second.state.engine.hash()).toBe(first.state.engine.hash());
      }),
      { numRuns: 30 },
    );
  });

  it('leads to another state when two of its requests are swapped', () => {
    const start = [register(2, 1), register(3, 1)];
    const buys = [activate(2, S6, 1), activate(3, S6, 1)];
    const hash = (log: readonly MatrixRequest[]): string => fold(TESSERA, log).engine.hash();
    expect(hash([...start, ...buys])).not.toBe(hash([...start, ...buys.toReversed()]));
  });
});

describe('a preview', () => {
  it('says what would happen, and changes nothing', () => {
    fc.assert(
      fc.property(attempts(150), (tries) => {
        const { state } = run(TESSERA, []);
        for (const attempt of tries) {
          const request = requestOf(state.engine, attempt);
          const before = state.engine.hash();
          const preview = state.preview(request);
          expect(state.engine.hash()).toBe(before);
          expect(state.apply(request)).toEqual(preview);
        }
      }),
      { numRuns: 20 },
    );
  });
});
