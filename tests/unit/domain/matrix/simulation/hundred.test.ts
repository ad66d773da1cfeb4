import { expect, it } from 'vitest';
import { inHundred } from '#domain/matrix/simulation/hundred.ts';
import { feeOf, OUTCOMES, outcomeOf, outcomesIn } from '#domain/matrix/simulation/results.ts';
import { DEFAULT_SCENARIO, PERIODS_OF_GROWTH, type Scenario } from '#domain/matrix/simulation/scenario.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';

const LAST = 23;

/** How many of the hundred have each outcome at the end of a period. */
function shownAt({ people, scenario }: SimulationResult, period: number): readonly number[] {
  const outcomes = people
    .filter(({ since }) => since <= period)
    .map(({ since, paid, received }) => {
      const [gave, got] = [paid[period - since] ?? 0, received[period - since] ?? 0];
      return outcomeOf(gave, got, feeOf(gave, scenario.feePercent));
    });
  return OUTCOMES.map((outcome) => outcomes.filter((each) => each === outcome).length);
}

const SCENARIOS: readonly Partial<Scenario>[] = [
  {},
  { matrix: 's6' },
  { matrix: 's8', seed: 3 },
  { matrix: 'contract', feePercent: 5 },
  { members: 100 },
  { members: 137 },
  { members: 2000, idlePercent: 95 },
  { members: 1000, idlePercent: 0, budget: 10_000 },
  { leadersPerThousand: 0, inviters: 'newest' },
];

it.each(SCENARIOS)('a hundred members end as all members do: %o', (rules) => {
  const result = simulate({ ...DEFAULT_SCENARIO, members: 3000, ...rules });
  expect(result.people).toHaveLength(100);
  expect(shownAt(result, LAST)).toEqual(inHundred(outcomesIn(result.standing)));
});

it('they stand about as all members do in each period before', () => {
  const result = simulate(DEFAULT_SCENARIO);
  for (const [period, { members, standing }] of result.periods.entries()) {
    const shown = shownAt(result, period);
    const people = shown.reduce((sum, each) => sum + each, 0);
    for (const [index, count] of outcomesIn(standing).entries())
      expect(Math.abs((shown[index] ?? 0) - (count * people) / members)).toBeLessThan(3);
  }
});

it('five of them join in each period of growth, in the order of joining', () => {
  const { people, members } = simulate({ ...DEFAULT_SCENARIO, members: 500 });
  expect(people.map(({ since }) => since)).toEqual(people.map((_, nth) => Math.floor(nth / 5)));
  expect(people.map(({ joined }) => joined)).toEqual(
    people.map(({ joined }) => joined).toSorted((a, b) => a - b),
  );
  expect(people.at(-1)?.joined).toBeLessThanOrEqual(members);
  expect(people[0]?.paid).toHaveLength(LAST + 1);
  expect(people.at(-1)?.paid).toHaveLength(LAST + 2 - PERIODS_OF_GROWTH);
});

it('a hundred members stand for themselves', () => {
  const { people } = simulate({ ...DEFAULT_SCENARIO, members: 100 });
  expect(people.map(({ joined }) => joined)).toEqual(people.map((_, nth) => nth + 1));
});

it('counts become whole percentages that add up to 100', () => {
  expect(inHundred([1, 1, 1])).toEqual([34, 33, 33]);
  expect(inHundred([1203, 583, 2792, 5422])).toEqual([12, 6, 28, 54]);
  expect(inHundred([0, 0])).toEqual([0, 0]);
});
