import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Programme } from '#domain/matrix/plan.ts';
import { CONTRACT, TESSERA, X3, X4 } from '#domain/matrix/programmes.ts';
import { type MatrixResult, RecordedEngine } from '#domain/matrix/recorded-engine.ts';
import type { TraceRequest } from './public-contract.ts';

// Each test does much work: a busy machine needs more than the default five seconds.

const [SINGLE, TWO] = [0, 1];

/** A programme in which level 1 is bought, not given with the registration. */
const BOUGHT: Programme = { ...CONTRACT, registrationActivates: 'nothing' };

/** A line of members and further ones, all of them active at level 1 of one matrix. */
class Line {
  readonly state: RecordedEngine;
  readonly line: number[] = [1];
  readonly #matrix: number;

  constructor(programme: Programme, matrix: number, length: number) {
    this.state = new RecordedEngine(programme);
    this.#matrix = matrix;
    for (let depth = 0; depth < length; depth++) this.line.push(this.join(depth));
  }

  /** @returns the newcomer under the member at this depth */
  join(depth: number): number {
    const member = this.#register(depth);
    if (this.state.engine.box(member, this.#matrix, 1) === null) this.#activate(member);
    return member;
  }

  /** How many members recycle if one more joins at this depth, or why that is refused. */
  recyclesOfOneMore(depth: number): number | string {
    const { state } = this;
    const isGiven = state.engine.programme.registrationActivates !== 'nothing';
    const last = isGiven ? this.#previewRegistration(depth) : this.#previewPurchase(this.#register(depth));
    if (last.kind === 'refused') return last.refusal;
    return last.events.filter(
      (event) => event.kind === 'recycled' && event.upline !== 0 && event.matrix === this.#matrix,
    ).length;
  }

  #previewRegistration(depth: number): MatrixResult {
    const member = this.state.engine.members + 1;
    return this.state.preview({ kind: 'register', member, sponsor: this.line[depth] as number });
  }

  #previewPurchase(member: number): MatrixResult {
    return this.state.preview({ kind: 'activate', member, matrix: this.#matrix, level: 1 });
  }

  #register(depth: number): number {
    const member = this.state.engine.members + 1;
    const outcome = this.state.apply({ kind: 'register', member, sponsor: this.line[depth] as number });
    if (outcome.kind === 'refused') throw new Error(outcome.refusal);
    return member;
  }

  #activate(member: number): void {
    const outcome = this.state.apply({ kind: 'activate', member, matrix: this.#matrix, level: 1 });
    if (outcome.kind === 'refused') throw new Error(outcome.refusal);
  }
}

/** Every box of the line is full except for its last place. */
function almostFullSingleLine(programme: Programme, length: number, places: number): Line {
  const line = new Line(programme, SINGLE, length);
  for (let depth = 1; depth <= length; depth++) {
    const taken = depth === length ? 0 : 1;
    for (let place = taken; place < places - 1; place++) line.join(depth);
  }
  return line;
}

/**
 * First lines are full, and every second line has three, also in the root's first line, so that all re-enter by
 * spillover.
 */
function almostFullTwoLines(programme: Programme, length: number): Line {
  const line = new Line(programme, TWO, length + 2);
  line.join(0);
  for (let depth = length + 2; depth >= 1; depth--) line.join(depth);
  for (let depth = 1; depth <= length; depth++) line.join(depth);
  return line;
}

describe('a cascade as deep as the contract can go (quirk 7)', () => {
  it('goes through 197 holders of X3 at a registration, and not through 198', () => {
    const line = almostFullSingleLine(CONTRACT, 200, 3);
    expect(line.recyclesOfOneMore(197)).toBe(197);
    expect(line.recyclesOfOneMore(198)).toBe('cascade-too-deep');
  });

  it('goes through 198 holders of X3 at a purchase, and not through 199', () => {
    const line = almostFullSingleLine(BOUGHT, 200, 3);
    expect(line.recyclesOfOneMore(198)).toBe(198);
    expect(line.recyclesOfOneMore(199)).toBe('cascade-too-deep');
  });

  it.each([CONTRACT, BOUGHT])(
    'goes through 98 holders of X4 by spillover, and not through 99',
    (programme) => {
      const line = almostFullTwoLines(programme, 100);
      expect(line.recyclesOfOneMore(98)).toBe(98);
      expect(line.recyclesOfOneMore(99)).toBe('cascade-too-deep');
    },
  );
});

it('lets a cascade of Tessera make 1,000 placements, and not one more', () => {
  const line = almostFullSingleLine({ ...TESSERA, matrices: TESSERA.matrices.toReversed() }, 1001, 8);
  expect(line.recyclesOfOneMore(999)).toBe(999);
  const before = line.state.engine.hash();
  expect(line.recyclesOfOneMore(1000)).toBe('cascade-too-deep');
  expect(line.state.engine.hash()).not.toBe(before);
});

it('lets placements of two lines cost as much together as the limit, and no more', () => {
  const cost = { firstLine: 1, underRoot: 1, spillover: 1 };
  const plan = { ...X4, placementCost: cost, cascade: { atRegistration: 5, atActivation: 5 } };
  const line = almostFullTwoLines({ ...CONTRACT, matrices: [X3, plan] }, 6);
  expect(line.recyclesOfOneMore(4)).toBe(4);
  expect(line.recyclesOfOneMore(5)).toBe('cascade-too-deep');
});

it('refuses a payment whose uplines are frozen in a ring, and takes the whole registration back (quirk 6)', () => {
  const trace = new URL('../../../fixtures/matrix-traces/tiny-quirk-blocked-loop.jsonl', import.meta.url);
  const state = new RecordedEngine(CONTRACT);
  for (const text of readFileSync(trace, 'utf8').split('\n').slice(0, 29)) {
    const request: TraceRequest = JSON.parse(text);
    if (request.e !== 'r') throw new Error('Only registrations come before the ring');
    state.apply({ kind: 'register', member: request.u, sponsor: request.s });
  }
  const before = state.engine.hash();
  // X3 has placed and paid the newcomer before X4 detects the ring.
  expect(state.apply({ kind: 'register', member: 31, sponsor: 28 })).toEqual({
    kind: 'refused',
    refusal: 'payment-loop',
  });
  expect(state.engine.members).toBe(30);
  expect(state.engine.hash()).toBe(before);
});
