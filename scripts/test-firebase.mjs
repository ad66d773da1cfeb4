// Runs the tests that need Firebase's emulators: starts these, tells the tests where they are, and stops them.
//
//   npm run test:firebase [-- arguments of Vitest's]
import { once } from 'node:events';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { onLeash } from './emulators/on-leash.mjs';
import { startEmulators } from './emulators/start.mjs';

if (findFirestoreEmulators().length === 0) {
  console.log(`\nSKIPPED: the tests on Firebase. ${HOW_TO_GET_EMULATORS}`);
  process.exit(process.env.CI ? 1 : 0);
}

const { env, stop } = await startEmulators();
const vitest = ['npx', 'vitest', 'run', '--config=tests/firebase/vitest.config.ts', ...process.argv.slice(2)];
const tests = onLeash(vitest, {
  stdio: ['pipe', 'inherit', 'inherit'],
  env: { ...process.env, ...env },
});
const [code] = await once(tests, 'exit');
await stop();
process.exit(code ?? 1);
