import 'fake-indexeddb/auto';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeBackend, type Part, PARTS } from './backend.ts';
import { localHarness } from './local-harness.ts';

const harness = localHarness();
for (const part of Object.keys(PARTS)) describeBackend(harness, part as Part);

it.each(Object.keys(PARTS))('the part “%s” has a test on Firebase', (part) => {
  expect(existsSync(`tests/firebase/contract/${part}.test.ts`)).toBe(true);
});
