import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { spawnTied } from '#scripts/emulators/spawn-tied.mjs';

/** Says so when it is there, and then does nothing for ever. */
const SERVER = [process.execPath, '--eval', 'console.log("there"); setInterval(() => undefined, 1000)'];

it('what an emulator has left in its folder goes with it, also when whoever started it just ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-leash-'));
  writeFileSync(join(folder, 'firebase-debug.log'), 'words');
  const leash = spawnTied(SERVER, {}, folder);
  const ended = once(leash, 'exit');
  if (!leash.stdout || !leash.stdin) throw new Error('It has no pipes');
  await once(createInterface(leash.stdout), 'line');
  expect(existsSync(folder)).toBe(true);
  // As the operating system does when this process ends.
  leash.stdin.destroy();
  await ended;
  expect(existsSync(folder)).toBe(false);
});
