import { describe, expect, it } from 'vitest';
import { MatrixEngine } from '#domain/matrix/engine.ts';
import { TESSERA, X3 } from '#domain/matrix/programmes.ts';
import { programmeOf } from './helpers.ts';

const [ROOT, LEVELS] = [1, 12];

describe('an engine at its start', () => {
  const engine = new MatrixEngine(TESSERA);

  it('is refused for a programme that cannot be', () => {
    expect(() => new MatrixEngine({ ...TESSERA, matrices: [] })).toThrow('A programme needs a matrix');
  });

  it('has the root alone, without a sponsor', () => {
    expect(engine.members).toBe(1);
    expect(engine.sponsor(ROOT)).toBe(0);
  });

  it.each([
    [0, { kind: 'two-level', firstLine: 0, secondLine: 0 }],
    [1, { kind: 'single-level', filled: 0 }],
  ])('gives the root every level of matrix %s, and no other', (matrix, places) => {
    for (let level = 1; level <= LEVELS; level++) {
      expect(engine.holds(ROOT, matrix, level)).toBe(true);
      expect(engine.box(ROOT, matrix, level)).toEqual({ upline: 0, frozen: false, cycles: 0, ...places });
    }
    expect(engine.holds(ROOT, matrix, 0)).toBe(false);
    expect(engine.holds(ROOT, matrix, LEVELS + 1)).toBe(false);
  });
});

describe('a question about what does not exist', () => {
  const engine = new MatrixEngine(TESSERA);

  it.each([0, 2, 1.5, -1, Number.NaN])('has no answer for member %s', (member) => {
    expect(() => engine.sponsor(member)).toThrow(new RangeError(`No member ${member}`));
    expect(engine.holds(member, 0, 1)).toBe(false);
    expect(engine.box(member, 0, 1)).toBeNull();
  });

  it.each([-1, 2])('has no answer for matrix %s', (matrix) => {
    expect(engine.holds(ROOT, matrix, 1)).toBe(false);
    expect(engine.box(ROOT, matrix, 1)).toBeNull();
    expect(engine.hasCycled(ROOT, matrix)).toBe(false);
  });
});

it('numbers members without gaps, and remembers their sponsors', () => {
  const engine = new MatrixEngine(TESSERA);
  expect([engine.register(2, 1), engine.register(3, 2)]).toEqual([null, null]);
  expect([engine.sponsor(2), engine.sponsor(3)]).toEqual([1, 2]);
  expect(() => engine.register(5, 1)).toThrow(new RangeError('The next member is 4, not 5'));
  expect(engine.members).toBe(3);
});

it('says whether a member’s box has closed at any level', () => {
  const engine = new MatrixEngine({ ...programmeOf(X3, [1, 2]), levelOrder: 'any' });
  const [owner, ...recruits] = [2, 3, 4, 5];
  engine.register(owner, ROOT);
  engine.activate(owner, 0, 2);
  for (const recruit of recruits) {
    expect(engine.hasCycled(owner, 0)).toBe(false);
    engine.register(recruit, owner);
    engine.activate(recruit, 0, 2);
  }
  expect(engine.hasCycled(owner, 0)).toBe(true);
});

it('holds more memory once its members need more than it has at first', () => {
  const engine = new MatrixEngine(TESSERA);
  const atFirst = engine.byteLength;
  for (let member = 2; member <= 1023; member++) engine.register(member, 1);
  expect(engine.byteLength).toBe(atFirst);
  engine.register(1024, 1);
  expect(engine.byteLength).toBeGreaterThan(atFirst);
});
