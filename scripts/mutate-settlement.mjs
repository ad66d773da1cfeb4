// Checks that the tests of money notice a mistake: plants those of scripts/money/mistakes.mjs, one at a time, in a copy
// of the sources, and runs the tests that should fail. A mistake that none of them notices fails this check.
//
// npm run test:money:mutants [-- PART-OF-A-NAME]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { startEmulators } from './emulators/start.mjs';
import { MISTAKES } from './money/mistakes.mjs';

/** A timeout does not count as noticing. */
const PATIENCE = '--testTimeout=300000';
const COPIED = ['src', 'settler', 'tests', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const [wanted = ''] = process.argv.slice(2);
const hasEmulators = findFirestoreEmulators().length > 0;
const chosen = MISTAKES.filter(({ name }) => name.includes(wanted));
const planted = chosen.filter(({ config }) => hasEmulators || !config);
if (planted.length < chosen.length) console.log(`SKIPPED: mistakes in the settler. ${HOW_TO_GET_EMULATORS}`);

const folder = mkdtempSync(join(tmpdir(), 'tessera-money-'));
for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
const emulators = planted.some(({ config }) => config) ? await startEmulators() : null;

const results = planted.map((mistake) => {
  const found = firstToNotice(mistake);
  console.log(`${found ? 'noticed ' : 'SURVIVED'}  ${mistake.name}${found ? `: ${found}` : ''}`);
  return found;
});

await emulators?.stop();
rmSync(folder, { recursive: true });
const survivors = results.filter((found) => found === null).length;
console.log(`${results.length - survivors} noticed, ${survivors} survived`);
process.exitCode = survivors > 0 ? 1 : 0;

/** @returns the name of the first test that fails with the mistake in place, if any */
function firstToNotice({ file, right, wrong, tests, config = 'vitest.config.ts' }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(right);
  if (parts.length !== 2) throw new Error(`“${right}” must be found once in ${file}`);
  writeFileSync(path, parts.join(wrong));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      ...[
        'run',
        `--config=${config}`,
        '--reporter=json',
        `--outputFile=${report}`,
        '--bail=1',
        PATIENCE,
        ...tests,
      ],
    ],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, ...emulators?.env } },
  );
  writeFileSync(path, source);
  if (status === 0) return null;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults);
  return failed.find((test) => test.status === 'failed')?.fullName ?? 'does not even load';
}
