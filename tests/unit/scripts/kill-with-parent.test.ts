import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { spawnTied } from '#scripts/emulators/spawn-tied.mjs';

/** Prints a line when it runs, and then does nothing for ever. */
const SERVER = [process.execPath, '--eval', 'console.log("there"); setInterval(() => undefined, 1000)'];

it('an emulator’s folder is removed with it, also when the process that started it dies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-child-'));
  writeFileSync(join(folder, 'firebase-debug.log'), 'words');
  const child = spawnTied(SERVER, {}, folder);
  const ended = once(child, 'exit');
  if (!child.stdout || !child.stdin) throw new Error('It has no pipes');
  await once(createInterface(child.stdout), 'line');
  expect(existsSync(folder)).toBe(true);
  // As the operating system does when this process ends.
  child.stdin.destroy();
  await ended;
  expect(existsSync(folder)).toBe(false);
});
