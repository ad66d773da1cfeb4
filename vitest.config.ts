import { defineConfig } from 'vitest/config';
import { NOT_BY_DAY } from './tests/support/by-night.ts';

const isMutationTest = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** What is rendered into a document. */
const COMPONENTS = 'tests/unit/islands/**/*.test.tsx';
/** What listens to a window, also a moment after its test. */
const STORES = 'tests/unit/{islands,stores}/**/*.test.ts';

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
      { extends: true, test: { name: 'stores', include: [STORES] } },
      // The files of the other two share workers: starting one took longer than most of them.
      {
        extends: true,
        test: {
          name: 'the rest',
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENTS, STORES, ...NOT_BY_DAY],
          isolate: false,
          setupFiles: ['tests/unit/support/fresh-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['tests/unit/support/fresh-file.ts', 'tests/unit/support/component-setup.ts'],
          // What was rendered goes before what a test puts back.
          sequence: { hooks: 'list' },
        },
      },
    ],
  },
});
