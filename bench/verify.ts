// How long anyone takes to verify a public log: the command in Node, and the page's worker in Chromium
// (after `npm run build`).
//
// npm run bench:verify [-- --entries 1000000]
import { type CDPSession, chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { FULL } from '#domain/log/tiles.ts';
import { findBrowser } from '#scripts/find-browser.mjs';
import type { FromWorker, ToWorker } from '#islands/ledger/worker/messages.ts';
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

/** With the worker of the built site. */
async function inBrowser(): Promise<void> {
  const executablePath = findBrowser();
  const [worker] = globSync('_astro/verify-worker*.js', { cwd: 'dist' });
  if (!executablePath || !worker) return void console.log('SKIPPED: no browser, or no build in dist/');
  const [site, files] = [sirv('dist', { dev: true }), sirv(folder, { dev: true })];
  const server = createServer((request, answer) => {
    if (request.url === '/') answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    else if (request.url?.startsWith('/log/')) files(request, answer);
    else site(request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as { readonly port: number }).port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    const processes = await browser.newBrowserCDPSession();
    const before = await cpuOf(processes);
    const { ok, entries, ms, longTasks, reports } = await page.evaluate(verifyIn, [
      `${origin}/${worker}`,
      `${origin}/log/`,
    ] as const);
    const cpu = (await cpuOf(processes)) - before;
    console.log(
      `Chromium: ${(ms / 1000).toFixed(1)} s, processor ${cpu.toFixed(1)} s of page and worker,` +
        ` ${ok ? 'verified' : 'NOT VERIFIED'} ${entries} entries, ${reports} reports of progress,` +
        ` tasks of the page over 50 ms: ${longTasks.join(', ') || 'none'}`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page. */
async function verifyIn([workerUrl, url]: readonly [string, string]) {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
  });
  observer.observe({ type: 'longtask' });
  const worker = new Worker(workerUrl, { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly ok: boolean;
    readonly entries: number;
  }>();
  let reports = 0;
  const begun = performance.now();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'progress') reports += 1;
    else if (data.kind === 'result') {
      const { result } = data;
      resolve({ ok: result.ok, entries: result.ok ? result.checkpoint.size : result.entries });
    } else reject(new Error(data.kind));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  const verify: ToWorker = { kind: 'verify', url, verifierKey: undefined, seen: [] };
  worker.postMessage(verify);
  const result = await promise;
  const ms = performance.now() - begun;
  worker.terminate();
  return { ...result, ms, longTasks, reports };
}

/** Processor time of the page with its worker, in seconds. */
async function cpuOf(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((total, { cpuTime }) => total + cpuTime, 0);
}
