import { vi } from 'vitest';

/** Waits for an expectation to hold, longer than Vitest's default, for busy machines. */
export const eventually = <Value>(expectation: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(expectation, { timeout: 300_000 });
