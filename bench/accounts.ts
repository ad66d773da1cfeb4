// npm run build, then npm run bench:accounts [-- --postings 100000]
//
// Measures how long the operators' file of all postings takes in a browser, and how much memory it holds meanwhile, with few
// postings and with many. Then adds up the file, by itself and by LibreOffice where that is installed.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Download, type Page } from '@playwright/test';
import { findBrowser } from '#scripts/find-browser.mjs';

const { values } = parseArgs({ options: { postings: { type: 'string', default: '100000' } } });
const MOST = Number(values.postings);
const PORT = 14_777;
const [FROM, TO] = ['2026-07-01', '2026-09-30'];
const MEGABYTE = 1024 * 1024;

const server = spawn('node', ['scripts/preview.mjs', '--port', String(PORT)], { stdio: 'ignore' });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});
const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
try {
  for (const postings of [MOST / 2, MOST]) await measure(postings);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(postings: number): Promise<void> {
  const context = await browser.newContext({ baseURL: `http://localhost:${PORT}`, locale: 'en-GB' });
  const page = await context.newPage();
  await reach(page);
  await page.getByRole('button', { name: 'Be the sample operator in this tab' }).click();
  await page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor();
  const expected = await fill(page, postings);
  await page.goto('/operator/?view=totals');
  await page.getByLabel('From', { exact: true }).fill(FROM ?? '');
  await page.getByLabel('To', { exact: true }).fill(TO ?? '');
  await page.getByRole('row', { name: /^Sum/ }).waitFor();

  const devtools = await context.newCDPSession(page);
  const live = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const download = async (): Promise<Download> => {
    const downloading = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    return downloading;
  };
  const begun = performance.now();
  const file = join(folder, `${postings}.csv`);
  await (await download()).saveAs(file);
  const seconds = (performance.now() - begun) / 1000;

  // Once more: to collect the garbage every moment takes its time.
  const before = await live();
  let isDone = false;
  let peak = before;
  const again = download().finally(() => {
    isDone = true;
  });
  while (!isDone) peak = Math.max(peak, await live());
  await again;

  const text = readFileSync(file, 'utf8');
  console.log(
    [
      `${postings} postings: ${seconds.toFixed(1)} s`,
      `${(text.length / MEGABYTE).toFixed(1)} MB of CSV`,
      `live memory ${(before / MEGABYTE).toFixed(1)} MB before, at most ${(peak / MEGABYTE).toFixed(1)} MB meanwhile`,
    ].join(' · '),
  );
  compare('the file', sumsOf(text), expected);
  const opened = byLibreOffice(file);
  if (opened === null) console.log('LibreOffice is not installed: SKIPPED');
  else compare('LibreOffice', sumsOf(opened), expected);
  await context.close();
}

/** The preview needs a moment. */
async function reach(page: Page): Promise<void> {
  for (let nth = 0; ; nth += 1) {
    try {
      await page.goto('/login/');
      return;
    } catch (cause) {
      if (nth === 50) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

type Sums = Readonly<Record<string, number>>;

/** Stores so many postings within the period. @returns what each kind of account has at the end, in cents */
function fill(page: Page, postings: number): Promise<Sums> {
  return page.evaluate(
    async ({ count, from, to }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const sums: Record<string, number> = {};
      const database = await done(indexedDB.open('tessera'));
      const [begin, end] = [Date.parse(from), Date.parse(to)];
      for (let start = 0; start < count; start += 5_000) {
        const transaction = database.transaction('postings', 'readwrite');
        for (let nth = start; nth < Math.min(count, start + 5_000); nth += 1) {
          const uid = `member-${Math.floor(nth / 4) % 1_000}`;
          const [kind, source, target] = (
            [
              ['credit', 'external', `earning:${uid}`],
              ['activation', `earning:${uid}`, 'house'],
              ['hold', `earning:${uid}`, `held:${uid}`],
              ['pay', `held:${uid}`, 'external'],
            ] as const
          )[nth % 4] ?? ['credit', 'external', `earning:${uid}`];
          const amount = (nth % 4 === 0 ? 40_000 : 10_000) + (Math.floor(nth / 4) % 997);
          const at = Math.floor(begin + ((end - begin) * nth) / count);
          for (const [account, change] of [
            [source, -amount],
            [target, amount],
          ] as const) {
            const name = account.split(':')[0] ?? '';
            sums[name] = (sums[name] ?? 0) + change;
          }
          transaction.objectStore('postings').add({
            posting: { id: `${uid}:${nth}`, kind, from: source, to: target, amount, at, subject: `s${nth}` },
            ...{ uids: [uid], after: [{ locked: 0, earning: 0, held: 0 }], sums: [{}] },
            ...{ entry: nth + 1, salt: 'AAAAAAAAAAAAAAAAAAAAAA==' },
          });
        }
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      }
      database.close();
      return sums;
    },
    { count: postings, from: FROM ?? '', to: TO ?? '' },
  );
}

/** What each kind of account has, by the columns From, To and Amount. */
function sumsOf(text: string): Sums {
  const sums: Record<string, number> = {};
  for (const line of text.split(/\r?\n/).slice(1)) {
    const [, , , from, to, amount] = line.replaceAll('"', '').split(',');
    if (from === undefined || to === undefined || amount === undefined) continue;
    for (const [account, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const name = account.split(':')[0] ?? '';
      sums[name] = (sums[name] ?? 0) + sign * Math.round(Number(amount) * 100);
    }
  }
  return sums;
}

/** The file as LibreOffice has it after it opened it and wrote it as its own. */
function byLibreOffice(file: string): string | null {
  const convert = (to: string, of: string) =>
    execFileSync('soffice', ['--headless', '--convert-to', to, '--outdir', folder, of], { stdio: 'ignore' });
  try {
    convert('ods', file);
    convert('csv:Text - txt - csv (StarCalc):44,34,76,1', file.replace('.csv', '.ods'));
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function compare(name: string, found: Sums, expected: Sums): void {
  const isEqual = Object.entries(expected).every(([account, sum]) => found[account] === sum);
  const text = Object.entries(found).map(([account, sum]) => `${account} ${(sum / 100).toFixed(2)}`);
  console.log(`  ${name}: ${text.join(', ')}: ${isEqual ? 'equal to the ledger' : 'NOT EQUAL'}`);
  if (!isEqual) process.exitCode = 1;
}
