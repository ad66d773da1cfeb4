import { defineConfig } from 'vitest/config';

const isMutationTest = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** A module here holds what a page shows, so each file needs modules of its own. */
const OF_PAGES = 'tests/unit/{islands,stores}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    setupFiles: isMutationTest ? ['tests/unit/support/mutation-setup.ts'] : [],
    // A slow machine fails no test.
    testTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pages', include: [OF_PAGES] } },
      {
        extends: true,
        test: {
          name: 'the rest',
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude: [OF_PAGES],
          // Workers are shared: a third of the time went into starting them.
          isolate: false,
        },
      },
    ],
  },
});
