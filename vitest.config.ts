import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    // A slow machine fails no test.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
