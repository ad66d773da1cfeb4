import { describe, expect, it } from 'vitest';
import { checkProgramme } from '#domain/matrix/plan.ts';
import { S8, TESSERA, X3 } from '#domain/matrix/programmes.ts';
import { type MatrixResult, type MatrixPayout, RecordedEngine } from '#domain/matrix/recorded-engine.ts';
import { programmeOf } from './helpers.ts';

const ROOT = 1;

function start(plan = S8, prices: readonly number[] = TESSERA.prices) {
  const state = new RecordedEngine(programmeOf(plan, prices));
  const activate = (member: number, level: number): MatrixResult =>
    state.apply({ kind: 'activate', member, matrix: 0, level });
  const register = (sponsor: number): number => {
    const member = state.engine.members + 1;
    state.apply({ kind: 'register', member, sponsor });
    return member;
  };
  /** A newcomer at level 1. @returns the payment for the place */
  const join = (sponsor: number): MatrixPayout => {
    const outcome = activate(register(sponsor), 1);
    if (outcome.kind === 'refused') throw new Error(outcome.refusal);
    expect(outcome.payouts).toHaveLength(1);
    return outcome.payouts[0] as MatrixPayout;
  };
  return {
    state,
    activate,
    register,
    join,
    box: (member: number, level = 1) => state.engine.box(member, 0, level),
  };
}

describe('S8', () => {
  it('pays six times the owner, once the next active upline, and recycles with the eighth', () => {
    const { join, register, activate, box } = start(S8, [500]);
    const [above, owner] = [register(ROOT), register(2)];
    activate(above, 1);
    activate(owner, 1);
    const payees = Array.from({ length: 8 }, () => join(owner).payee);
    expect(payees).toEqual([owner, owner, owner, owner, owner, owner, above, above]);
    expect(box(owner)).toMatchObject({ filled: 0, cycles: 1, frozen: false });
    // The owner's first place under `above`, and the re-entry. The seventh payment took no place there.
    expect(box(above)).toMatchObject({ filled: 2 });
  });

  it('gives its owner 600% of the price per cycle, as advertised, while the box is not frozen', () => {
    const { join, register, activate } = start();
    const owner = register(ROOT);
    activate(owner, 1);
    activate(owner, 2);
    const received = Array.from({ length: 8 }, () => join(owner))
      .filter(({ payee }) => payee === owner)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(received).toBe(6 * 500);
  });

  it('passes the seventh over an upline that is not active, and past one that is frozen', () => {
    const { join, register, activate, box } = start(S8, [500, 1000]);
    const frozen = register(ROOT);
    activate(frozen, 1);
    for (let place = 1; place <= 8; place++) join(frozen);
    expect(box(frozen)).toMatchObject({ frozen: true });
    const inactive = register(frozen);
    const owner = register(inactive);
    activate(owner, 1);
    for (let place = 1; place <= 6; place++) expect(join(owner).payee).toBe(owner);
    expect(join(owner).payee).toBe(ROOT);
  });

  it('lets the root keep what would be passed up', () => {
    const { join, box } = start();
    for (let place = 1; place <= 8; place++) expect(join(ROOT).payee).toBe(ROOT);
    expect(box(ROOT)).toMatchObject({ filled: 0, cycles: 1, upline: 0 });
  });
});

describe('a single-level matrix', () => {
  it('overtakes a sponsor who lacks the level, and brings a buyer back only when their box recycles', () => {
    const { register, activate, box } = start(X3, [1, 2]);
    const sponsor = register(ROOT);
    const buyer = register(sponsor);
    activate(buyer, 1);
    expect(box(buyer)).toMatchObject({ upline: ROOT });
    activate(sponsor, 1);
    expect(box(buyer)).toMatchObject({ upline: ROOT });
    for (let place = 1; place <= 3; place++) activate(register(buyer), 1);
    expect(box(buyer)).toMatchObject({ upline: sponsor, cycles: 1 });
  });

  it('freezes a box that closes without the next level, reports missed payments, and thaws with the next level', () => {
    const { state, register, activate, join, box } = start(X3, [1, 2, 4]);
    const owner = register(ROOT);
    activate(owner, 1);
    for (let place = 1; place <= 3; place++) join(owner);
    expect(box(owner)).toMatchObject({ frozen: true });
    const newcomer = register(owner);
    expect(activate(newcomer, 1)).toMatchObject({
      events: [
        { kind: 'placed', entrant: newcomer, holder: owner, place: 1 },
        { kind: 'missed', member: owner, entrant: newcomer },
        { kind: 'paid', payee: ROOT, entrant: newcomer, amount: 1 },
      ],
    });
    activate(owner, 2);
    expect(box(owner)).toMatchObject({ frozen: false });
    expect(join(owner).payee).toBe(owner);
    expect(state.engine.box(owner, 0, 3)).toBeNull();
  });

  it('never freezes the last level', () => {
    const { register, activate, join, box } = start(X3, [1]);
    const owner = register(ROOT);
    activate(owner, 1);
    for (let place = 1; place <= 6; place++) join(owner);
    expect(box(owner)).toMatchObject({ cycles: 2, frozen: false });
  });

  it('has two places or more', () => {
    expect(() => checkProgramme(programmeOf({ ...X3, places: ['owner', 'recycle'] }))).not.toThrow();
  });
});

describe('a programme that cannot be run', () => {
  it.each([
    ['no matrix', { ...TESSERA, matrices: [] }, 'A programme needs a matrix'],
    ['no level', { ...TESSERA, prices: [] }, 'A programme needs a level'],
    ['a price of nothing', { ...TESSERA, prices: [0] }, 'Not a price: 0'],
    ['a price in fractions', { ...TESSERA, prices: [0.5] }, 'Not a price: 0.5'],
    ['one place', programmeOf({ ...X3, places: ['recycle'] }), 'X3 needs two places or more'],
    ['no recycle', programmeOf({ ...X3, places: ['owner', 'owner'] }), 'X3 must recycle at its last place'],
    [
      'a recycle before the last place',
      programmeOf({ ...X3, places: ['recycle', 'owner', 'recycle'] }),
      'X3 must recycle at its last place, and only there',
    ],
  ])('is refused, and the message says why: %s', (_, programme, message) => {
    expect(() => checkProgramme(programme)).toThrow(RangeError);
    expect(() => checkProgramme(programme)).toThrow(message);
  });
});
