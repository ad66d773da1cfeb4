import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    // A slow machine fails no test.
    testTimeout: 60_000,
    maxWorkers: 2,
    // Needs the emulators, which `npm run test:firebase` starts.
    exclude: ['tests/firebase/contract/firebase.test.ts'],
  },
});
