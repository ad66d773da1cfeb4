// Proves everything and summarises it in its last lines: the time of each stage, the names of failures, and the counts.
// A stage is one command. If it counts its own tests (Vitest, Playwright), its JSON report is read; any other stage
// counts as one test. A stage that breaks before it has counted anything counts as one failure.
//
// npm test [-- --only JOB]   JOB: checks, unit, browsers or firebase, with what it needs. CI runs each on a machine of its own
//
// Independent stages run in parallel, in the order of the table below: one for every two cores, and two at least (on two cores
// three take longer). A stage's output is printed when it ends.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import {
  findBrowser,
  findFirefox,
  findWebKit,
  HOW_TO_GET_A_BROWSER,
  HOW_TO_GET_FIREFOX,
  HOW_TO_GET_WEBKIT,
} from './find-browser.mjs';
import { outputOf } from './output-of.mjs';

const SIDE_BY_SIDE = Math.max(2, Math.floor(availableParallelism() / 2));
const JOBS = ['checks', 'unit', 'browsers', 'firebase'];

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !JOBS.includes(only)) {
  console.error(`--only takes one of ${JOBS.join(', ')}, not “${only}”.`);
  process.exit(2);
}
const isAsked = (job) => only === undefined || only === job;

const reports = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const totals = { passed: 0, skipped: 0 };
const failures = [];
const notices = [];
const durations = [];

const hasEmulators =
  isAsked('firebase') &&
  (findFirestoreEmulators().length > 0 || skip(`the tests on Firebase. ${HOW_TO_GET_EMULATORS}`));
const hasBrowser = (isAsked('browsers') || isAsked('firebase')) && (await canBrowse());
if (isAsked('browsers') && process.env.TESSERA_NIGHT === '1') {
  if (!findFirefox()) notice(`the core journeys in Firefox. ${HOW_TO_GET_FIREFOX}`);
  if (!findWebKit()) notice(`the core journeys in WebKitGTK. ${HOW_TO_GET_WEBKIT}`);
}

const BUILD = 'production build';
const build = command(BUILD, ['npm', 'run', 'build']);
const checks = [
  // Not in parallel with a build: both write the content's types.
  command('types', ['npm', 'run', 'check:types'], [BUILD]),
  command('lint', ['npm', 'run', 'check:lint']),
  command('format', ['npm', 'run', 'check:format']),
  command('import rules', ['npm', 'run', 'check:imports']),
  command('unused code', ['npm', 'run', 'check:unused']),
  command('licences', ['npm', 'run', 'check:licences']),
  command('budgets', ['node', 'scripts/check-budgets.mjs'], [BUILD]),
];
const afterTypes = isAsked('checks') ? ['types'] : [];
const unit = [
  // Long, and nothing waits for it.
  vitest('unit, property and contract tests', 'vitest.config.ts', afterTypes),
  vitest('the built site: HTML, links, feeds', 'tests/site/vitest.config.ts', [BUILD]),
];
// Each of the two has emulators of its own.
const onEmulators = firebase('node', 'contract, rules and settler', ofVitest, []);
// It builds a site of its own, and a build writes the content's types.
const onEmulatorsInBrowser = firebase('browser', 'the site in a browser', ofPlaywright, afterTypes);

// The browser tests are the longest chain, so they come first. Types come early: the site for Firebase waits for them.
const waiting = [
  ...(only === 'firebase' ? [] : [build]),
  ...(isAsked('browsers') && hasBrowser ? [playwright()] : []),
  ...(hasEmulators && hasBrowser ? [onEmulatorsInBrowser] : []),
  ...(hasEmulators ? [onEmulators] : []),
  ...(isAsked('checks') ? checks : []),
  ...(isAsked('unit') ? unit : []),
];

const green = new Set();
const red = new Set();
const running = new Set();
while (waiting.length > 0 || running.size > 0) {
  for (const stage of waiting.filter(({ after }) => after.some((title) => red.has(title)))) {
    waiting.splice(waiting.indexOf(stage), 1);
    red.add(stage.title);
    failures.push(`${stage.title} (not run: ${stage.after.join(', ')} failed)`);
  }
  const ready = waiting.find(({ after }) => after.every((title) => green.has(title)));
  if (ready && running.size < SIDE_BY_SIDE) {
    waiting.splice(waiting.indexOf(ready), 1);
    const job = { stage: ready, ended: run(ready).finally(() => running.delete(job)) };
    running.add(job);
  } else if (running.size > 0) await Promise.race([...running].map(({ ended }) => ended));
}

rmSync(reports, { recursive: true });
console.log('');
for (const { title, seconds } of durations) console.log(`${String(seconds).padStart(5)} s  ${title}`);
for (const line of notices) console.log(`\n${line}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${failures.length} failed${skipped}`);
process.exit(failures.length > 0 ? 1 : 0);

/** A stage that counts as one test. @param after titles of the stages that it needs */
function command(title, line, after = []) {
  return { title, line, after, env: {}, read: null };
}

function vitest(title, config, after = []) {
  const report = join(reports, `${config.replaceAll('/', '-')}.json`);
  const line = ['npx', 'vitest', 'run', `--config=${config}`, '--reporter=default', '--reporter=json'];
  return { title, line: [...line, `--outputFile.json=${report}`], after, env: {}, report, read: ofVitest };
}

function firebase(part, title, read, after) {
  const report = join(reports, `firebase-${part}.json`);
  return {
    title: `Firebase: ${title}`,
    line: ['node', 'scripts/test-firebase.mjs', part],
    after,
    env: { TESSERA_REPORT: report },
    report,
    read,
  };
}

function playwright() {
  const report = join(reports, 'playwright.json');
  return {
    title: 'browser tests',
    line: ['npx', 'playwright', 'test', '--reporter=list,json'],
    after: [BUILD],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: ofPlaywright,
  };
}

/** Not every system has a package of each engine, so this is no failure. */
function notice(what) {
  notices.push(`SKIPPED: ${what}`);
}

/** Without emulators or a browser everything else is still proven; in CI that is a failure. */
function skip(what) {
  notice(what);
  if (process.env.CI) failures.push(what);
  return false;
}

async function canBrowse() {
  if (!findBrowser()) await run(command('a browser', ['npx', 'playwright', 'install', 'chromium']));
  return findBrowser() !== null || skip(`the browser tests. ${HOW_TO_GET_A_BROWSER}`);
}

async function run(stage) {
  const { title, line, env, report, read } = stage;
  console.log(`── ${title} …`);
  const begun = Date.now();
  const { isGreen, output } = await outputOf(line, env);
  const seconds = Math.round((Date.now() - begun) / 1000);
  durations.push({ title, seconds });
  console.log(`\n── ${title}: ${isGreen ? 'done' : 'FAILED'} after ${seconds} s\n${output}`);
  (isGreen ? green : red).add(title);
  if (read) count(title, report, isGreen, read);
  else if (isGreen) totals.passed += 1;
  else failures.push(title);
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
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => [...above, suite.title, title, projectName].join(' › ')),
    ),
  ];
  return { passed: stats.expected, skipped: stats.skipped, failed: suites.flatMap((suite) => failed(suite)) };
}

function count(title, report, isGreen, read) {
  let counted = { passed: 0, skipped: 0, failed: [] };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`No report was written: ${title}.`);
  }
  totals.passed += counted.passed;
  totals.skipped += counted.skipped;
  if (!isGreen && counted.failed.length === 0) failures.push(title);
  failures.push(...counted.failed);
}
