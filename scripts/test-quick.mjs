// Run this before a commit: types, lint, import rules, and the unit tests of what has changed since the last commit (or
// since REV: `npm run test:quick -- REV`), all in parallel. `npm test` proves the rest.
import { spawn } from 'node:child_process';

const since = process.argv[2] ?? 'HEAD';
const checks = {
  types: ['npm', 'run', 'check:types'],
  lint: ['npm', 'run', 'check:lint'],
  'import rules': ['npm', 'run', 'check:imports'],
  'unit tests of what changed': [
    'npx',
    'vitest',
    'run',
    `--changed=${since}`,
    '--passWithNoTests',
    'tests/unit',
  ],
};

const failed = (await Promise.all(Object.entries(checks).map(check))).filter((title) => title !== null);
console.log(
  failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed. `npm test` proves the rest.',
);
process.exit(failed.length > 0 ? 1 : 0);

/** @returns {Promise<string | null>} the title of a check that failed, after its output */
function check([title, [name, ...args]]) {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const { promise, resolve } = Promise.withResolvers();
  child.on('close', (status) => {
    console.log(status === 0 ? `ok  ${title}` : `── ${title}\n${output}`);
    resolve(status === 0 ? null : title);
  });
  return promise;
}
