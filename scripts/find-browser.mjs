// Finds a Chromium for the browser tests: CHROME_PATH, Playwright's own, or the system's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  // Without a window: the tests take a quarter less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

export const HOW_TO_GET_A_BROWSER =
  'No Chromium found. Install one (`npx playwright install chromium`, or your system’s package `chromium`), or set CHROME_PATH.';

/** @returns {string | null} path of the browser's executable */
export function findBrowser() {
  const candidates = [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
