// Installs the dependencies when they are missing or older than the lockfile, so that a fresh clone needs no command but
// those that a newcomer begins with. Runs under whichever Node the machine has (20 or newer), before anything else. What
// follows it is another `npm run`, whose shell finds the Node that was just installed: one shell remembers the first.
// (No `pre` scripts: `ignore-scripts` in .npmrc leaves these out too.)
// `npm install`, not `npm ci`: the latter fails where a registry lacks another platform's optional Node binary.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
