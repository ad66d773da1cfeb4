import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// Each file finds the worker that it shares with others as new.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();
});
