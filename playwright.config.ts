import { defineConfig } from '@playwright/test';
import { EVERY_ENGINE } from './tests/e2e/engines.ts';
import { findBrowser, findFirefox } from './scripts/find-browser.mjs';

const port = Number(process.env['TESSERA_TEST_PORT'] ?? 4377);
const executablePath = findBrowser();
const firefox = findFirefox();

/** Browser tests run on the production build in `dist/`, as it is served. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A password takes its time to hash, and two cores are shared with the browser.
  expect: { timeout: 15_000 },
  timeout: 180_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A recording costs as much as the test itself: `--trace on` makes one of a test that is looked into.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    // An unmodified Firefox, which Playwright drives by WebDriver BiDi: the core journeys alone.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: new RegExp(EVERY_ENGINE),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    port,
    stdout: 'ignore',
  },
});
