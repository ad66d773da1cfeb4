import { defineConfig } from 'vitest/config';

const isMutationTest = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** What holds nothing between two tests: no page, no database, no clock. */
const PURE = 'tests/unit/{components,content,data,docs,domain,scripts,search,styles}/**/*.test.ts';
/** What is rendered into a document. */
const COMPONENTS = 'tests/unit/islands/**/*.test.tsx';

export default defineConfig({
  test: {
    env: { PUBLIC_SITE_NAME: 'Tessera' },
    setupFiles: isMutationTest ? ['tests/unit/support/mutation-setup.ts'] : [],
    // A slow machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    projects: [
      // Its files share workers: a third of the time went into starting them.
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'the rest',
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude: [PURE, COMPONENTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          environment: 'jsdom',
          setupFiles: ['tests/unit/support/component-setup.ts'],
          // What was rendered goes before what a test puts back.
          sequence: { hooks: 'list' },
        },
      },
    ],
  },
});
