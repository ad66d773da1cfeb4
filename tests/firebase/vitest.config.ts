import { defineConfig } from 'vitest/config';
import { NOT_BY_DAY } from '../support/by-night.ts';
import { emulatorsOfWorkers } from './emulators.ts';

/** Tests that need the emulators, which `npm run test:firebase` starts. */
export default defineConfig({
  test: {
    env: { PUBLIC_SITE_NAME: 'Tessera' },
    include: ['tests/firebase/**/*.test.ts'],
    exclude: NOT_BY_DAY,
    // Each worker has emulators of its own, because some tests empty them.
    setupFiles: ['tests/firebase/emulators.ts', 'tests/firebase/first-attempt.ts'],
    maxWorkers: emulatorsOfWorkers().length,
    // The SDKs are loaded once.
    isolate: false,
    // A slow machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Only a test that has given up, a call that the emulator itself has cancelled, and a write that it failed with UNKNOWN and whose
    // locks it then keeps: a page calls the last two `network-down`.
    retry: { count: 1, condition: /call already cancelled|timed out|UNKNOWN: $|network-down/ },
  },
});
