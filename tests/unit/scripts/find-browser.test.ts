import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFirefox } from '#scripts/find-browser.mjs';

it.each([
  ['140.12.0esr', false],
  ['153.0', true],
])('takes Firefox %s: %s', (version, isTaken) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-firefox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'firefox');
  writeFileSync(path, `#!/bin/sh\necho 'Mozilla Firefox ${version}'\n`, { mode: 0o755 });
  vi.stubEnv('FIREFOX_PATH', path);
  expect(findFirefox()).toBe(isTaken ? path : null);
});
