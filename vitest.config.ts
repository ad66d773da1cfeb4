import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
    // Needs the emulators, which `npm run test:firebase` starts.
    exclude: ['tests/contract/firebase.test.ts'],
  },
});
