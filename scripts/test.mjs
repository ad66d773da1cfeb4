// Proves everything, in the order in which a mistake is cheapest to find, and sums it up in its last lines: how long each
// stage took, what failed by name, and how many.
// A stage is one command. What counts its own tests (Vitest, Playwright) is read from its JSON report; any other
// stage counts as one test. A stage that breaks before it has counted anything counts as one failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const totals = { passed: 0, skipped: 0 };
const failures = [];
const notices = [];
const durations = [];

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
console.log('');
for (const { title, seconds } of durations) console.log(`${String(seconds).padStart(5)} s  ${title}`);
for (const notice of notices) console.log(`\n${notice}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${failures.length} failed${skipped}`);
process.exit(failures.length > 0 ? 1 : 0);

function stage(title, command, args) {
  const isGreen = run(title, command, args);
  if (isGreen) totals.passed += 1;
  else failures.push(title);
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
  count(title, report, isGreen, ofVitest);
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
  count(title, join(reports, `firebase-${part}.json`), isGreen, read);
}

function skip(what) {
  notices.push(`SKIPPED: ${what}`);
  if (process.env.CI) failures.push(what);
}

function hasBrowser() {
  if (!findBrowser()) run('a browser', 'npx', ['playwright', 'install', 'chromium']);
  return findBrowser() !== null;
}

function playwright() {
  if (!hasBrowser()) {
    failures.push(`the browser tests. ${HOW_TO_GET_A_BROWSER}`);
    return;
  }
  const title = 'browser tests';
  const report = join(reports, 'playwright.json');
  const isGreen = run(title, 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  count(title, report, isGreen, ofPlaywright);
}

function ofVitest({ testResults, numPassedTests, numPendingTests, numTodoTests }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [relative('.', name)];
    return tests.map((test) => `${relative('.', name)} › ${test.fullName}`);
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed };
}

function ofPlaywright({ suites, stats }) {
  const failed = (suite, above = []) => [
    ...(suite.suites ?? []).flatMap((inner) => failed(inner, [...above, suite.title])),
    ...suite.specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => [...above, suite.title, title].join(' › ')),
  ];
  return { passed: stats.expected, skipped: stats.skipped, failed: suites.flatMap((suite) => failed(suite)) };
}

function count(title, report, isGreen, read) {
  let counted = { passed: 0, skipped: 0, failed: [] };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error('No report was written.');
  }
  totals.passed += counted.passed;
  totals.skipped += counted.skipped;
  if (!isGreen && counted.failed.length === 0) failures.push(title);
  failures.push(...counted.failed);
}

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const begun = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  durations.push({ title, seconds: Math.round((Date.now() - begun) / 1000) });
  return status === 0;
}
