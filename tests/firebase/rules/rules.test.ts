import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_NIGHT } from '#tests/support/by-night.ts';
import { ATTEMPTS } from './attempts.ts';
import { openBench } from './bench.ts';
import { neverEvaluated } from './coverage.ts';
import type { RuleCase } from './rule-case.ts';

const PROJECT = 'demo-tessera-rules';
const rules = readFileSync('firestore.rules', 'utf8');
const bench = await openBench(PROJECT, rules);
afterAll(() => bench.close());

describe('rules let through', () => tryAll(({ mayBe }) => mayBe));

// Before all that is denied: the emulator's report has 90 kB of each attempt.
it('rules contain no expression that is never evaluated for what they let through', async () => {
  expect(await neverEvaluated(PROJECT, rules)).toEqual([]);
});

describe('rules deny', () => tryAll(({ mayBe }) => !mayBe));

/** A test for each topic and person. */
function tryAll(isOne: (attempt: RuleCase) => boolean): void {
  const tests = Object.entries(ATTEMPTS).flatMap(([topic, attempts]) => {
    const tried = attempts.filter((attempt) => isOne(attempt) && (IS_NIGHT || !attempt.isByNight));
    return [...Map.groupBy(tried, ({ as }) => as)].map(([as, ofOne]) => ({ topic, as, ofOne }));
  });
  it.each(tests)('$topic: $as', async ({ ofOne }) => {
    const untrue: string[] = [];
    for (const attempt of ofOne) {
      if ((await bench.isAllowed(attempt)) !== attempt.mayBe) untrue.push(attempt.title);
    }
    expect(untrue).toEqual([]);
  });
}
