import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { IS_NIGHT } from '#tests/support/by-night.ts';
import { ATTEMPTS } from './attempts.ts';
import { openBench } from './bench.ts';
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

/** The emulator's report on one expression: its values, and its parts. */
interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset?: number;
    readonly endOffset?: number;
  };
  readonly values?: readonly unknown[];
  readonly children?: readonly Expression[];
}

/** The expressions of a project's rules that no request has evaluated, each with its line. */
async function neverEvaluated(project: string, rules: string): Promise<readonly string[]> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`);
  const { report } = (await response.json()) as { readonly report: readonly Expression[] };
  if (report.length === 0) throw new Error('The coverage report is empty');
  return report
    .flatMap(withParts)
    .filter(({ values }) => values === undefined)
    .map(
      ({ sourcePosition: { line, currentOffset = 0, endOffset = 0 } }) =>
        `line ${line}: ${rules.slice(currentOffset, endOffset + 1)}`,
    );
}

const withParts = (expression: Expression): readonly Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withParts),
];
