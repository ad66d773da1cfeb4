// Run this before a commit: types, lint, import rules, and the unit tests of what has changed since the last commit (or
// since REV: `npm run test:quick -- REV`), all in parallel. `npm test` proves the rest.
import { outputOf } from './output-of.mjs';

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
async function check([title, line]) {
  const { isGreen, output } = await outputOf(line);
  console.log(isGreen ? `ok  ${title}` : `── ${title}\n${output}`);
  return isGreen ? null : title;
}
