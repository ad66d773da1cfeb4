import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findWebKit } from '#scripts/find-browser.mjs';
import { test as base } from '#tests/e2e/test.ts';
import type { Visitor } from './visitor.ts';
import { visitorOf } from './webdriver-visitor.ts';
import { openSession } from './webdriver.ts';

/** A visitor in WebKitGTK, in a language that no formatter knows: `C`, that of a system without locales. */
export const test = base.extend<{ display: string; driver: string; visitor: Visitor }>({
  display: ({ baseURL: _ }, use) =>
    withProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {}, async ({ stdout }) => {
      // Xvfb writes the number of its display once it is ready.
      const [number] = await once(stdout!, 'data');
      await use(`:${`${number}`.trim()}`);
    }),
  driver: async ({ display }, use) => {
    const port = await freePort();
    const env = { DISPLAY: display, LC_ALL: 'C' };
    await withProcess(findWebKit() ?? '', [`--port=${port}`], env, async () => {
      const url = `http://127.0.0.1:${port}`;
      await expect(async () => expect((await fetch(`${url}/status`)).ok).toBe(true)).toPass();
      await use(url);
    });
  },
  visitor: async ({ driver, baseURL }, use) => {
    const session = await openSession(driver);
    try {
      await use(visitorOf(session, baseURL ?? ''));
    } finally {
      await session.end();
    }
  },
});

async function withProcess(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  use: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  try {
    await use(child);
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
