import { defineConfig } from 'vitest/config';

/** What needs the emulators: `npm run test:firebase` starts them and says where they are. */
export default defineConfig({
  test: {
    include: ['tests/firebase/**/*.test.ts'],
    // All share the emulators, and some empty them.
    fileParallelism: false,
    // A settler looks through all that waits each minute: what the emulator does not tell it only delays a story.
    testTimeout: 150_000,
    hookTimeout: 60_000,
  },
});
