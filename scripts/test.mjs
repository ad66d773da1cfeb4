// Proves everything, in the order in which a mistake is cheapest to find, and sums it up in the last line.
// A stage is one command. What counts its own tests (Vitest, Playwright) is read from its JSON report; any other
// stage counts as one test. A stage that breaks before it has counted anything counts as one failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const notices = [];

const isBuilt = () => stage('production build', 'npm', ['run', 'build']);

stage('types', 'npm', ['run', 'check:types']);
stage('lint', 'npm', ['run', 'check:lint']);
stage('format', 'npm', ['run', 'check:format']);
stage('import rules', 'npm', ['run', 'check:imports']);
stage('unused code', 'npm', ['run', 'check:unused']);
vitest('unit, property and contract tests', 'vitest.config.ts');
if (isBuilt()) {
  stage('budgets', 'node', ['scripts/check-budgets.mjs']);
  vitest('the built site: HTML, links, feeds', 'tests/site/vitest.config.ts');
  firebase();
  playwright();
}

rmSync(reports, { recursive: true });
for (const notice of notices) console.log(`\n${notice}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function stage(title, command, args) {
  const isGreen = run(title, command, args);
  if (isGreen) totals.passed += 1;
  else totals.failed += 1;
  return isGreen;
}

function vitest(title, config) {
  const report = join(reports, `${config.replaceAll('/', '-')}.json`);
  const isGreen = run(title, 'npx', [
    'vitest',
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(report, isGreen, ofVitest);
}

/** Where the emulators or a browser cannot be had, everything else is proven all the same; but not where all has to be. */
function firebase() {
  if (findFirestoreEmulators().length === 0) return skip(`the tests on Firebase. ${HOW_TO_GET_EMULATORS}`);
  firebasePart('node', 'Firebase: rules, contract, operators', ofVitest);
  if (!hasBrowser()) return skip(`the browser tests on Firebase. ${HOW_TO_GET_A_BROWSER}`);
  firebasePart('browser', 'Firebase: the site in a browser', ofPlaywright);
}

function firebasePart(part, title, read) {
  const isGreen = run(title, 'node', ['scripts/test-firebase.mjs', part], { TESSERA_REPORTS: reports });
  count(join(reports, `firebase-${part}.json`), isGreen, read);
}

function skip(what) {
  notices.push(`SKIPPED: ${what}`);
  if (process.env.CI) totals.failed += 1;
}

function hasBrowser() {
  if (!findBrowser()) run('a browser', 'npx', ['playwright', 'install', 'chromium']);
  return findBrowser() !== null;
}

function playwright() {
  if (!hasBrowser()) {
    console.error(HOW_TO_GET_A_BROWSER);
    totals.failed += 1;
    return;
  }
  const report = join(reports, 'playwright.json');
  const isGreen = run('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  count(report, isGreen, ofPlaywright);
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function ofPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function count(report, isGreen, read) {
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error('No report was written.');
  }
  if (!isGreen && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
