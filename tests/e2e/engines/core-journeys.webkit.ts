import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findWebKit } from '#scripts/find-browser.mjs';
import { test as base } from '#tests/e2e/test.ts';
import { ENGLISH } from '#tests/e2e/words/words.ts';
import { coreJourneys } from './core-journeys.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf } from './webdriver-visitor.ts';
import { openSession } from './webdriver.ts';

/** A visitor in WebKitGTK, in a language that no formatter knows: `C`, that of a system without locales. */
const test = base.extend<{ visitor: Visitor }>({
  visitor: ({ baseURL }, use) =>
    withDisplay((display) =>
      withDriver({ DISPLAY: display, LC_ALL: 'C' }, async (driver) => {
        const session = await openSession(driver);
        try {
          await use(visitorOf(session, baseURL ?? ''));
        } finally {
          await session.end();
        }
      }),
    ),
});

coreJourneys(test, ENGLISH);

const withDisplay = (use: (display: string) => Promise<void>): Promise<void> =>
  withProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {}, async (output) => {
    // Xvfb writes the number of its display once it is ready.
    const [number] = await once(output, 'data');
    await use(`:${`${number}`.trim()}`);
  });

async function withDriver(env: Record<string, string>, use: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await withProcess(findWebKit() ?? '', [`--port=${port}`], env, async (output) => {
    output.resume();
    await expect(() => fetch(`${url}/status`)).toPass();
    await use(url);
  });
}

async function withProcess(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  use: (output: Readable) => Promise<void>,
): Promise<void> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  try {
    await use(child.stdout);
  } finally {
    child.kill();
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
