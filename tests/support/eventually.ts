import { vi } from 'vitest';

/** Waits until what is expected holds; for longer than Vitest would by itself, as a machine may have more to do. */
export const eventually = <Value>(expectation: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(expectation, { timeout: 20_000 });
