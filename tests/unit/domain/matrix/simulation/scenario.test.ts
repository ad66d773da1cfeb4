import { describe, expect, it } from 'vitest';
import { readScenario, writeScenario } from '#domain/matrix/simulation/read-scenario.ts';
import { queryOf, scenarioIn } from '#domain/matrix/simulation/scenario-in-url.ts';
import { DEFAULT_SCENARIO, LIMITS } from '#domain/matrix/simulation/scenario.ts';

const typed = writeScenario(DEFAULT_SCENARIO);

describe('a typed scenario', () => {
  it('is read as it was written', () => {
    expect(readScenario(typed)).toEqual({ ok: true, value: DEFAULT_SCENARIO });
  });

  it.each(['1000000', '1,000,000', '1.000.000', '1 000 000', '1’000’000', ' 1000000 '])(
    'may group a million as %o',
    (members) => {
      expect(readScenario({ ...typed, members })).toMatchObject({ value: { members: 1_000_000 } });
    },
  );

  it.each([
    ['members', '', 'not-a-whole-number'],
    ['members', '1e6', 'not-a-whole-number'],
    ['members', '10.5', 'not-a-whole-number'],
    ['members', '-100', 'not-a-whole-number'],
    ['members', `${LIMITS.members.least - 1}`, 'too-few'],
    ['members', `${LIMITS.members.most + 1}`, 'too-many'],
    ['idlePercent', '96', 'too-many'],
    ['budget', '4', 'too-few'],
    ['seed', '4294967296', 'too-many'],
    ['matrix', 's7', 'not-a-choice'],
    ['matrix', '', 'not-a-choice'],
    ['inviters', '__proto__', 'not-a-choice'],
  ] as const)('is refused with %s of %o: %s', (field, text, problem) => {
    expect(readScenario({ ...typed, [field]: text })).toEqual({ ok: false, errors: { [field]: problem } });
  });
});

describe('a scenario in a URL', () => {
  it('survives a round trip', () => {
    const scenario = { ...DEFAULT_SCENARIO, matrix: 'contract', members: 123_456, seed: 7 } as const;
    expect(scenarioIn(`?${queryOf(scenario)}`)).toEqual({ kind: 'scenario', scenario });
  });

  it('has short names', () => {
    expect(queryOf(DEFAULT_SCENARIO)).toBe(
      'matrix=both&members=10000&idle=22&budget=40&leaders=15&levels=9&invite=50&inviters=any&fee=0&seed=20220824',
    );
  });

  it('may leave out defaults', () => {
    expect(scenarioIn('?members=500')).toEqual({
      kind: 'scenario',
      scenario: { ...DEFAULT_SCENARIO, members: 500 },
    });
  });

  it('is none without parameters, or with unknown ones', () => {
    expect(scenarioIn('')).toEqual({ kind: 'none' });
    expect(scenarioIn('?utm_source=mail')).toEqual({ kind: 'none' });
  });

  it('reports its errors', () => {
    expect(scenarioIn('?matrix=s8&members=lots&idle=99')).toMatchObject({
      kind: 'wrong',
      errors: { members: 'not-a-whole-number', idlePercent: 'too-many' },
    });
  });
});
