// Lighthouse, mobile defaults, on the production build as the preview serves it: for each page the median of the runs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#scripts/emulators/ports.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { median } from './median.ts';

const LIGHTHOUSE = fileURLToPath(new URL('cli/index.js', import.meta.resolve('lighthouse/package.json')));
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-background-networking';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Search engines are not to find members' pages. */
const MEMBERS_CATEGORIES = CATEGORIES.filter((name) => name !== 'seo');
/** Numeric audits: their names in the table, and their decimals. */
const METRICS = {
  'largest-contentful-paint': ['LCP ms', 0],
  'cumulative-layout-shift': ['CLS', 3],
  'total-blocking-time': ['TBT ms', 0],
};

/** What every page costs on this machine, and so no page can do without. */
const BLANK_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Blank</title><h1>Blank</h1>';

/**
 * A blank page comes first, to compare with.
 *
 * @param {readonly string[] | null} pages paths; null for all pages of the sitemap and the log-in
 * @param {number} runs for each page
 */
export async function measurePages(pages, runs) {
  const browser = findBrowser();
  if (!browser) throw new Error(HOW_TO_GET_A_BROWSER);
  const blankFolder = mkdtempSync(join(tmpdir(), 'tessera-blank-'));
  // The browser asks for an icon, too.
  for (const name of ['index.html', '404.html']) writeFileSync(join(blankFolder, name), BLANK_PAGE);
  const [blank, site] = await Promise.all([startPreview(blankFolder), startPreview()]);
  const options = [`--chrome-flags=${CHROME_FLAGS}`, `--only-categories=${CATEGORIES}`];
  const rows = [];
  const measure = (page, url) => {
    const results = Array.from({ length: runs }, () => auditPage(url, browser, options));
    rows.push({ page, ...medians(results, CATEGORIES) });
    return results;
  };
  try {
    measure('a blank page', blank.origin);
    for (const page of pages ?? pagesOfSitemap()) {
      reportFailures(page, measure(page, site.origin + page), CATEGORIES);
    }
  } finally {
    blank.stop();
    site.stop();
    rmSync(blankFolder, { recursive: true });
  }
  console.table(rows);
}

/**
 * As `measurePages`, of a signed-in member who has been here before.
 *
 * @param {readonly string[]} urls
 * @param {string} profile the folder of a browser's profile, in which the member is signed in
 */
export function measureSignedIn(urls, profile, runs) {
  const browser = findBrowser();
  if (!browser) throw new Error(HOW_TO_GET_A_BROWSER);
  const options = [
    '--disable-storage-reset',
    `--chrome-flags=${CHROME_FLAGS} --user-data-dir=${profile}`,
    `--only-categories=${MEMBERS_CATEGORIES}`,
  ];
  const rows = urls.map((url) => {
    const results = Array.from({ length: runs }, () => auditPage(url, browser, options));
    reportFailures(url, results, MEMBERS_CATEGORIES);
    return { page: new URL(url).pathname, ...medians(results, MEMBERS_CATEGORIES) };
  });
  console.table(rows);
}

function pagesOfSitemap() {
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  return [...new Set([...listed, '/login/'])];
}

/** @param {string} folder the build that is served */
export async function startPreview(folder = 'dist') {
  const [port] = await freePorts(1);
  const options = ['--port', String(port), '--folder', folder];
  const server = spawn(process.execPath, ['scripts/preview.mjs', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: server.stdout }), 'line');
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}

/** Headless Chromium occasionally delivers a trace without its beginning, and Lighthouse asks to be run again. */
const BROKEN_TRACE = /NO_NAVSTART/;
const ATTEMPTS = 3;

/** Each run has its own process, so that no run warms the next. */
function auditPage(url, browser, options, attempt = 1) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [LIGHTHOUSE, url, '--output=json', '--quiet', ...options],
    { encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: browser } },
  );
  if (status === 0) return JSON.parse(stdout);
  if (attempt < ATTEMPTS && BROKEN_TRACE.test(stderr)) return auditPage(url, browser, options, attempt + 1);
  throw new Error(`Lighthouse failed on ${url}.\n${stderr}`);
}

function medians(results, categories) {
  const scores = categories.map((name) => [
    name,
    Math.round(median(results.map((result) => result.categories[name].score)) * 100),
  ]);
  const metrics = Object.entries(METRICS).map(([audit, [name, decimals]]) => [
    name,
    Number(median(results.map(({ audits }) => audits[audit].numericValue)).toFixed(decimals)),
  ]);
  return Object.fromEntries([...scores, ...metrics]);
}

/** What keeps a score below 100: the weighted audits that any run failed, and the first place of each. */
function reportFailures(page, results, categories) {
  const failed = results.flatMap(({ categories: found, audits }) =>
    categories
      .flatMap((name) => found[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => describeAudit(audits[id])),
  );
  for (const line of new Set(failed)) console.log(`${page} ${line}`);
}

function describeAudit({ id, title, displayValue, details }) {
  const selectors = (details?.items ?? []).map(({ node }) => node?.selector).filter(Boolean);
  return [`${id}: ${displayValue ?? title}`, ...selectors.slice(0, 3)].join('\n    ');
}
