// Counts the documents that Firestore's browser libraries return: what the service bills. Load it with `--import`, so that
// the adapter's imports of these libraries lead to the counting ones, and the stores' backend to the emulators' one.
import { registerHooks } from 'node:module';

const ADAPTER = new URL('../../../src/backend/firebase/', import.meta.url).href;

const COUNTING: Readonly<Record<string, string>> = {
  'firebase/firestore': new URL('counted-firestore.ts', import.meta.url).href,
  'firebase/firestore/lite': new URL('counted-firestore-lite.ts', import.meta.url).href,
};

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '#backend/index.ts') {
      return nextResolve(new URL('emulated-backend.ts', import.meta.url).href, context);
    }
    const counting = context.parentURL?.startsWith(ADAPTER) ? COUNTING[specifier] : undefined;
    return nextResolve(counting ?? specifier, context);
  },
});
