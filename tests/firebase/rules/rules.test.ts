import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ATTEMPTS } from './attempts.ts';
import { openBench } from './bench.ts';
import { neverEvaluated } from './coverage.ts';

const PROJECT = 'demo-tessera-rules';
const rules = readFileSync('firestore.rules', 'utf8');
const bench = await openBench(PROJECT, rules);
afterAll(() => bench.close());

describe.each(Object.entries(ATTEMPTS))('rules: %s', (_, attempts) => {
  it.each(attempts)('$title', async (attempt) => {
    expect(await bench.isAllowed(attempt)).toBe(attempt.mayBe);
  });
});

describe('rules', () => {
  it('contain no expression that is never evaluated', { timeout: 600_000 }, async () => {
    expect(await neverEvaluated(PROJECT, rules)).toEqual([]);
  });
});
