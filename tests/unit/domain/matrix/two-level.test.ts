import { describe, expect, it } from 'vitest';
import { X4 } from '#domain/matrix/programmes.ts';
import { type MatrixEvent, RecordedEngine } from '#domain/matrix/recorded-engine.ts';
import { programmeOf } from './helpers.ts';

/**
 * Members join one after another, each under the sponsor in the list.
 *
 * @returns what the last one's placement did
 */
function join(sponsors: readonly number[]): { state: RecordedEngine; events: readonly MatrixEvent[] } {
  const state = new RecordedEngine({ ...programmeOf(X4), registrationActivates: 'level-1-of-each-matrix' });
  let events: readonly MatrixEvent[] = [];
  for (const [index, sponsor] of sponsors.entries()) {
    const outcome = state.apply({ kind: 'register', member: index + 2, sponsor });
    if (outcome.kind === 'refused') throw new Error(outcome.refusal);
    ({ events } = outcome);
  }
  return { state, events };
}

describe('a two-level matrix', () => {
  it('shows how many places of both lines are filled', () => {
    const { state } = join([1, 2, 2, 3]);
    expect(state.engine.box(2, 0, 1)).toEqual({
      kind: 'two-level',
      upline: 1,
      frozen: false,
      cycles: 0,
      firstLine: 2,
      secondLine: 1,
    });
  });

  it('counts in silence for an upline that has closed since, and lists another in its first line (A4, quirk 3)', () => {
    // Member 2 closes with 11 in its first line. Then 14 joins there, and 15 under 11.
    const { state, events } = join([1, 1, 1, 4, 4, 4, 6, 4, 4, 1, 2, 2, 2, 11]);
    expect(events).toMatchObject([
      { kind: 'placed', entrant: 15, holder: 11, place: 2 },
      { kind: 'paid', payee: 2, entrant: 15 },
    ]);
    expect(state.engine.box(2, 0, 1)).toMatchObject({ cycles: 1 });
  });

  it('costs by kind of placement: under the root, in a first line, or spilled over', () => {
    const placementCost = { firstLine: 3, underRoot: 2, spillover: 1 };
    const plan = { ...X4, placementCost, cascade: { atRegistration: 2, atActivation: 2 } };
    const { engine } = new RecordedEngine({
      ...programmeOf(plan),
      registrationActivates: 'level-1-of-each-matrix',
    });
    expect([engine.register(2, 1), engine.register(3, 1), engine.register(4, 1)]).toEqual([null, null, null]);
    expect(engine.register(5, 2)).toBe('cascade-too-deep');
  });
});
