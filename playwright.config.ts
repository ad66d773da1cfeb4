import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/find-browser.mjs';
import { IS_NIGHT, NOT_BY_DAY } from './tests/support/by-night.ts';

const port = Number(process.env['TESSERA_TEST_PORT'] ?? 4377);
const executablePath = findBrowser();
const firefox = findFirefox();

/** An unmodified Firefox, which Playwright drives by WebDriver BiDi. */
export const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: firefox ? { executablePath: firefox } : {},
} as const;

/**
 * Without a graphics card, what moves by itself takes up to two fifths of a browser's processor time. By day it rests, as
 * for people who ask for that. It moves in other engines, and where a test is about what moves.
 */
export const CHROMIUM = {
  contextOptions: { reducedMotion: IS_NIGHT ? 'no-preference' : 'reduce' },
} as const;

/** Browser tests run on the production build in `dist/`, as it is served. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A walk of 540 days takes ten seconds, and a minute or two where other work has the processor.
  expect: { timeout: 300_000 },
  timeout: 600_000,
  use: {
    baseURL: `http://localhost:${port}`,
    // What cannot be pressed is said then, and not when the whole test ends.
    actionTimeout: 120_000,
    browserName: 'chromium',
    locale: 'en-GB',
    // A test that answers requests itself does not see those of a service worker. `offline-app.spec.ts` allows it.
    serviceWorkers: 'block',
    // A recording costs as much as the test itself: `--trace on` makes one of a test that is looked into.
    trace: 'off',
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
  projects: [
    // By night the other engines run the core journeys. They come first, because these are the longest tests.
    ...(IS_NIGHT && firefox
      ? [
          {
            name: 'firefox',
            testMatch: '**/e2e/engines/core-journeys.spec.ts',
            use: FIREFOX,
          },
        ]
      : []),
    ...(IS_NIGHT && findWebKit()
      ? [{ name: 'webkit', testMatch: '**/e2e/engines/core-journeys.webkit.ts' }]
      : []),
    { name: 'chromium', testIgnore: ['**/e2e/engines/**', ...NOT_BY_DAY], use: CHROMIUM },
  ],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    port,
    stdout: 'ignore',
  },
});
