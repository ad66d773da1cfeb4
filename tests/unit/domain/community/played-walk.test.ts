import { expect, it } from 'vitest';
import { PLACES } from '#domain/community/walk.ts';
import { byNight } from '#tests/support/by-night.ts';
import { settledWalk, simulatedResult } from './played-walk.ts';

const SEEDS = Array.from({ length: byNight(30, 8) }, (_, nth) => nth + 1);

it.each(PLACES)('as many walks end ahead as in the simulation, settled to the cent: %s', (place) => {
  const walk = { place, members: 200 };
  const walked = SEEDS.filter((seed) => settledWalk({ ...walk, seed }).result > 0).length;
  const simulated = SEEDS.filter((seed) => simulatedResult({ ...walk, seed }) > 0).length;
  expect(Math.abs(walked - simulated)).toBeLessThanOrEqual(1);
});
