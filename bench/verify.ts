// How long anyone takes to verify a public log: the command in Node, and the page's worker in Chromium.
//
// npm run bench:verify [-- --entries 1000000]
import { type CDPSession, chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { build } from 'vite';
import { FULL } from '#domain/log/tiles.ts';
import { findBrowser } from '#scripts/find-browser.mjs';
import { writeSampleLog } from './support/sample-log.ts';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000000' } } });
const bundles = Math.ceil(Number(values.entries) / FULL);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const folder = mkdtempSync(join(tmpdir(), 'tessera-verify-'));
try {
  await writeSampleLog(join(folder, 'log'), bundles);
  console.log(`${(bundles * FULL).toLocaleString('en')} entries`);
  await inNode();
  await inBrowser();
} finally {
  rmSync(folder, { recursive: true });
}

async function inNode(): Promise<void> {
  const begun = performance.now();
  // A shell's `times` counts the processor time of the command alone.
  const command = `"${process.execPath}" scripts/ledger-verify.ts "${join(folder, 'log')}"; code=$?; times; exit $code`;
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  const [user, system] = (output.trim().split('\n').at(-1) ?? '').split(' ');
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `Node: ${seconds.toFixed(1)} s, processor ${user} user and ${system} system, exit code ${code}`,
  );
}

async function inBrowser(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) return void console.log('SKIPPED: there is no browser');
  const entry = {
    worker: 'src/islands/ledger/worker/verify-worker.ts',
    page: 'bench/support/verify-in-browser.ts',
  };
  await build({
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['es'] }, outDir: join(folder, 'site'), emptyOutDir: true },
  });
  const files = sirv(folder, { dev: true });
  const server = createServer((request, answer) => {
    if (request.url !== '/') return files(request, answer);
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    const processes = await browser.newBrowserCDPSession();
    const before = await cpuOf(processes);
    const measured = await page.evaluate(
      async ([module, workerUrl, logUrl]) => {
        const { measure } = (await import(module)) as typeof import('./support/verify-in-browser.ts');
        return measure(workerUrl, logUrl);
      },
      [`${origin}/site/page.js`, `${origin}/site/worker.js`, `${origin}/log/`] as const,
    );
    const renderer = (await cpuOf(processes)) - before;
    const { ok, entries, ms, longTasks, reports } = measured;
    console.log(
      `Chromium: ${(ms / 1000).toFixed(1)} s, processor ${renderer.toFixed(1)} s of page and worker, ${ok ? 'verified' : 'NOT VERIFIED'} ${entries} entries,` +
        ` ${reports} reports of progress, tasks of the page over 50 ms: ${longTasks.join(', ') || 'none'}`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** Processor time of the page with its worker, in seconds. */
async function cpuOf(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((total, { cpuTime }) => total + cpuTime, 0);
}
