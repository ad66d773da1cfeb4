import { type Browser, chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { findBrowser } from '#scripts/find-browser.mjs';

const PORT = process.env['TESSERA_ART_PORT'] ?? '4378';

/** The address of the build while `withSite` works. */
export const SITE = `http://localhost:${PORT}`;

/** Serves the build, and closes server and browser when the work ends. */
export async function withSite(work: (browser: Browser) => Promise<void>): Promise<void> {
  const server = spawn('node', ['scripts/preview.mjs', '--port', PORT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
    server.kill();
  }
}
