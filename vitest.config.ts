import { defineConfig } from 'vitest/config';

const isMutationTest = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    setupFiles: isMutationTest ? ['tests/unit/support/mutation-setup.ts'] : [],
    // A slow machine fails no test.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
