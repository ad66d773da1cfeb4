// Finds the browsers of the tests. Chromium: CHROME_PATH, Playwright's own, or the system's. Firefox and WebKitGTK: the path in a
// variable (FIREFOX_PATH, WEBKIT_DRIVER_PATH), or the system's.
import { spawnSync } from 'node:child_process';
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
export const findBrowser = () =>
  firstOf([process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_PATHS]);

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/** The first that understands all that Playwright says to it. */
const OLDEST_FIREFOX = 143;

export const HOW_TO_GET_FIREFOX = `No Firefox ${OLDEST_FIREFOX} or newer found. Install your system’s package (\`firefox-esr\`, \`firefox\`), or set FIREFOX_PATH.`;

/** @returns {string | null} path of the executable of an unmodified Firefox */
export function findFirefox() {
  const path = firstOf([process.env.FIREFOX_PATH, ...FIREFOX_PATHS]);
  if (path === null) return null;
  const [, version] =
    /^Mozilla Firefox (\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  // On Windows it does not say.
  return version && Number(version) < OLDEST_FIREFOX ? null : path;
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

export const HOW_TO_GET_WEBKIT =
  'No WebKitGTK with a WebDriver and Xvfb found. Install your system’s packages (`webkit2gtk-driver` and `xvfb`), or set WEBKIT_DRIVER_PATH.';

/** @returns {string | null} path of WebKitGTK's WebDriver, if there is a display to run it on */
export const findWebKit = () =>
  firstOf(['/usr/bin/Xvfb']) && firstOf([process.env.WEBKIT_DRIVER_PATH, WEBKIT_DRIVER]);

const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null;
