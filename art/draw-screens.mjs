// Takes the picture of the programme for the landing, from the site itself: src/assets/programme-light.png and -dark.png, and
// for a further language the files of the same names in its folder.
// The repository holds them, so run this only after that screen has changed.
//
// npm run build && node art/draw-screens.mjs
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { findBrowser } from '#scripts/find-browser.mjs';
import { declareDeposit } from '#tests/e2e/pages/deposit.ts';
import { activated, ENGLISH, ITALIAN } from '#tests/e2e/words/words.ts';

const PORT = Number(process.env.TESSERA_SCREEN_PORT ?? 4379);
/** The landing shows it at two thirds of this width. Below it lies the navigation of small screens. */
const PICTURE = { width: 880, height: 620 };
const SIZE = { ...PICTURE, height: PICTURE.height + 100 };
const LEVELS = [1, 2, 3, 4].flatMap((level) => [
  { matrix: 's6', level },
  { matrix: 's8', level },
]);
const SITES = [
  { site: ENGLISH, locale: 'en-GB', folder: 'src/assets' },
  { site: ITALIAN, locale: 'it-IT', folder: 'src/languages/it/assets' },
];

const server = spawn('node', ['scripts/preview.mjs', '--port', String(PORT)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
try {
  for (const { site, locale, folder } of SITES) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${PORT}`,
      viewport: SIZE,
      deviceScaleFactor: 1.5,
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await becomeMember(page, site);
    mkdirSync(folder, { recursive: true });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await show(page, site);
      await sharp(await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, ...PICTURE } }))
        .png({ palette: true, effort: 10 })
        .toFile(`${folder}/programme-${colorScheme}.png`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}

/** A guest, one of the first ten, with a deposit, a few levels, and months in which others pay for some of them. */
async function becomeMember(page, site) {
  await page.goto(site.at('/login/'));
  await page.getByRole('button', { name: site.guestText.tryIt }).click();
  await page.waitForURL(site.at('/dashboard/'));
  await page.getByRole('button', { name: new RegExp(`^${site.walkText.places.first}`) }).click();
  await page.getByRole('button', { name: site.walkText.nextMonth }).waitFor({ timeout: 60_000 });
  await page.goto(site.at('/dashboard/deposit/'));
  await declareDeposit(page, 'Dogecoin', 'Gold', site);
  await page.getByRole('button', { name: site.sandboxText.pretend }).click();
  await page.getByText(beginning(site.depositText.states.credited(''))).waitFor();
  for (const level of LEVELS) {
    await page.goto(site.at(`/dashboard/programme/?activate=${level.matrix}-${level.level}`));
    await page.getByRole('button', { name: beginning(site.activationText.confirm('')) }).click();
    await page.getByText(activated(site.levelName(level), site)).waitFor();
  }
  await page.getByRole('button', { name: site.walkText.nextMonth }).click();
  await page.getByText(site.walkText.day(33, 720)).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

/** What a sentence says before its first figure. */
function beginning(sentence) {
  return new RegExp(`^${sentence.match(/^[^:]*:?/)?.[0].trim()}`);
}

/** Opens the programme at its levels. */
async function show(page, site) {
  await page.goto(site.at('/dashboard/programme/'));
  const levels = page.getByRole('heading', { name: site.programmeText.levels('') });
  await levels.waitFor();
  await page.waitForLoadState('networkidle');
  await levels.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 12));
}
