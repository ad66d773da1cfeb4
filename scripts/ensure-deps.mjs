// Installs the dependencies when they are missing or older than the lockfile, so that `npm start` and `npm test` work
// on a fresh clone. Runs under the machine's own Node (20 or newer), before anything else. `npm install`, not `npm ci`:
// the latter fails where a registry lacks another platform's optional Node binary. Install scripts do not run: none is
// needed, and one of them compiles C++ for minutes.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
