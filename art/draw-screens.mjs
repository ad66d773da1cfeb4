// Takes the picture of the programme for the landing, from the site itself: src/assets/programme-light.png and -dark.png.
// The repository holds them, so run this only after that screen has changed.
//
// npm run build && node art/draw-screens.mjs
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import sharp from 'sharp';
import { findBrowser } from '#scripts/find-browser.mjs';
import { declareDeposit } from '#tests/e2e/pages/deposit.ts';

const PORT = Number(process.env.TESSERA_SCREEN_PORT ?? 4379);
/** The landing shows it at two thirds of this width. Below it lies the navigation of small screens. */
const PICTURE = { width: 880, height: 620 };
const SIZE = { ...PICTURE, height: PICTURE.height + 100 };
const LEVELS = [1, 2, 3, 4].flatMap((level) => [`S6 level ${level}`, `S8 level ${level}`]);

const server = spawn('node', ['scripts/preview.mjs', '--port', String(PORT)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    viewport: SIZE,
    deviceScaleFactor: 1.5,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await becomeMember(page);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await show(page);
    await sharp(await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, ...PICTURE } }))
      .png({ palette: true, effort: 10 })
      .toFile(`src/assets/programme-${colorScheme}.png`);
  }
} finally {
  await browser.close();
  server.kill();
}

/** A guest, one of the first ten, with a deposit, a few levels, and months in which others pay for some of them. */
async function becomeMember(page) {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await page.waitForURL('/dashboard/');
  await page.getByRole('button', { name: /^One of the first ten/ }).click();
  await page.getByRole('button', { name: /^Give me/ }).waitFor({ timeout: 60_000 });
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Gold');
  await page.getByRole('button', { name: 'Pretend that I paid' }).click();
  await page.getByText(/^Credited:/).waitFor();
  for (const level of LEVELS) {
    await page.goto(`/dashboard/programme/?activate=${level.toLowerCase().replace(' level ', '-')}`);
    await page.getByRole('button', { name: /^Activate for/ }).click();
    await page.getByText(`${level} is active.`).waitFor();
  }
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByText(/^30 days passed/).waitFor({ timeout: 60_000 });
}

/** Opens the programme at its levels. */
async function show(page) {
  await page.goto('/dashboard/programme/');
  const levels = page.getByRole('heading', { name: /My levels/ });
  await levels.waitFor();
  await page.waitForLoadState('networkidle');
  await levels.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 12));
}
