// npm run bench:ledger [-- --only browser|settler]
//
// Measures how fast money moves, and how that scales: the embedded backend in a browser's IndexedDB, and the settler against
// the Firestore emulator.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { median } from './support/median.ts';
import { serveSources } from './support/serve-sources.mjs';

/** Postings of the one member whose history grows. */
const HISTORIES = [100, 1_000, 10_000];
/** Members with four requests each that wait when the settler starts. */
const COMMUNITIES = [50, 1_000];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const PARTS = { browser, settler };
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
for (const [name, part] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await part();
}

async function browser(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) return void console.log(`\nSKIPPED: the browser. ${HOW_TO_GET_A_BROWSER}`);
  const { chromium } = await import('@playwright/test');
  const server = await serveSources([
    'idb',
    'valibot',
    '@scure/base',
    '@noble/hashes/sha2.js',
    '@noble/hashes/sha3.js',
    '@noble/hashes/utils.js',
  ]);
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await chrome.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.origin);
    const rows = [];
    for (const history of HISTORIES) {
      const { withdrawals, balances } = await page.evaluate(
        async ([module, size]) => {
          const { measure } = (await import(module)) as typeof import('./support/ledger-in-browser.ts');
          return measure(size, 30);
        },
        ['/bench/support/ledger-in-browser.ts', history] as const,
      );
      rows.push({
        'postings of the member': history,
        'withdrawal, ms': median(withdrawals).toFixed(1),
        'balances, ms': median(balances).toFixed(1),
        'withdrawals a second': Math.round(1000 / median(withdrawals)),
      });
    }
    show('Embedded backend in Chromium (IndexedDB on disk)', rows);
  } finally {
    await chrome.close();
    server.stop();
  }
}

async function settler(): Promise<void> {
  if (findFirestoreEmulators().length === 0) return void console.log(`\nSKIPPED: ${HOW_TO_GET_EMULATORS}`);
  const { env, stop } = await startEmulators();
  Object.assign(process.env, env);
  const { measureSettler } = await import('./support/settler-load.ts');
  const rows = [];
  for (const members of COMMUNITIES) rows.push(await measureSettler(members));
  show('Settler and emulator, with 5 ms before a read and 30 ms before a commit', rows);
  await stop();
}

function show(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}
