import fc from 'fast-check';
import type { MatrixEngine } from '#domain/matrix/engine.ts';
import type { Programme, SingleLevelPlan } from '#domain/matrix/plan.ts';
import { type MatrixRequest, type MatrixResult, RecordedEngine } from '#domain/matrix/recorded-engine.ts';

const NO_LIMIT = { atRegistration: Number.MAX_SAFE_INTEGER, atActivation: Number.MAX_SAFE_INTEGER };

/** One line of `k` places: k − 1 pay the owner, the last recycles. X3 is the one with three. */
export function lineOf(k: number): SingleLevelPlan {
  const owners = Array.from({ length: k - 1 }, () => 'owner' as const);
  return {
    kind: 'single-level',
    name: `${k}`,
    places: [...owners, 'recycle'],
    placementCost: 1,
    cascade: NO_LIMIT,
  };
}

/** A programme of one matrix. With a single price its only level is the last one, so that no box freezes. */
export function programmeOf(plan: Programme['matrices'][number], prices: readonly number[] = [1]): Programme {
  return { matrices: [plan], prices, levelOrder: 'ascending', registrationActivates: 'nothing' };
}

/** Sponsors of the members from 2 on, in the order of registration: any possible tree. */
export const trees = (maxMembers: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.nat(), { minLength: 1, maxLength: maxMembers, size: 'max' })
    .map((choices) => choices.map((choice, index) => 1 + (choice % (index + 1))));

/** Registers the next member and activates level 1 of the first matrix. */
export function join(engine: MatrixEngine, sponsor: number): number {
  const member = engine.members + 1;
  engine.register(member, sponsor);
  engine.activate(member, 0, 1);
  return member;
}

/** One attempt, valid or not; it becomes a request in the state that it meets. */
export interface Attempt {
  readonly kind: 'register' | 'activate';
  readonly member: number;
  readonly other: number;
}

export const attempts = (maxLength: number): fc.Arbitrary<Attempt[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('register', 'activate', 'activate'),
      member: fc.nat(),
      other: fc.nat(),
    }),
    { maxLength, size: 'max' },
  );

/**
 * Runs attempts one after another. A newcomer's sponsor may not exist; a buyer tries their lowest missing level, or
 * any.
 */
export function run(
  programme: Programme,
  tries: readonly Attempt[],
): { state: RecordedEngine; outcomes: MatrixResult[] } {
  const state = new RecordedEngine(programme);
  return { state, outcomes: tries.map((attempt) => state.apply(requestOf(state.engine, attempt))) };
}

export function requestOf(engine: MatrixEngine, { kind, member, other }: Attempt): MatrixRequest {
  const { members, programme } = engine;
  if (kind === 'register') {
    return { kind, member: members + 1, sponsor: 1 + (other % (members + (member % 20 === 0 ? 1 : 0))) };
  }
  const buyer = 1 + (member % (members + 1));
  const matrix = other % programme.matrices.length;
  if (other % 5 === 0) {
    return { kind, member: buyer, matrix, level: member % (programme.prices.length + 2) };
  }
  let level = 1;
  while (level <= programme.prices.length && engine.holds(buyer, matrix, level)) level += 1;
  return { kind, member: buyer, matrix, level };
}
