import { expect, it } from 'vitest';
import { freePorts, HIGHEST_PORT, isFree, LOWEST_PORT } from '#scripts/emulators/ports.mjs';

it('free ports are distinct, and none that an outgoing connection may take', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(LOWEST_PORT);
    expect(port).toBeLessThan(HIGHEST_PORT);
    expect(await isFree(port)).toBe(true);
  }
});
