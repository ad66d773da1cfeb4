import { defineConfig } from 'vitest/config';
import { NOT_BY_DAY } from '../support/by-night.ts';

/** Checks of the production build in `dist`: `vitest run --config tests/site/vitest.config.ts` after `npm run build`. */
export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['tests/site/**/*.test.ts'],
    exclude: NOT_BY_DAY,
    // One process for all files: each page is parsed once.
    isolate: false,
    fileParallelism: false,
    // A slow machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
