// Takes the picture of the programme for the landing, from the site itself: src/assets/programme-light.png and -dark.png, and
// for a further language the files of the same names in its folder.
// The repository holds them, so run this only after that screen has changed.
//
// npm run build && node art/draw-screens.ts
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { declareDeposit } from '#tests/e2e/pages/deposit.ts';
import { activated, ENGLISH, ITALIAN } from '#tests/e2e/words/words.ts';
import { SITE, withSite } from './site.ts';

/** Of a phone, so that the picture can be read on one too; and so high that the navigation lies below what is taken. */
const SIZE = { width: 440, height: 1600 };
const LEVELS = [1, 2].map((level) => ({ matrix: 's6', level }) as const);
const SITES = [
  { site: ENGLISH, locale: 'en-GB', folder: 'src/assets' },
  { site: ITALIAN, locale: 'it-IT', folder: 'src/languages/it/assets' },
];

await withSite(async (browser) => {
  for (const { site, locale, folder } of SITES) {
    const context = await browser.newContext({
      baseURL: SITE,
      viewport: SIZE,
      deviceScaleFactor: 2,
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await becomeMember(page, site);
    mkdirSync(folder, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const clip = await show(page, site);
      await sharp(await page.screenshot({ animations: 'disabled', clip }))
        .png({ palette: true, effort: 10, compressionLevel: 9 })
        .toFile(`${folder}/programme-${colorScheme}.png`);
    }
    await context.close();
  }
});

/** A guest who fares as most do: number 900 of 1,000, with a deposit, a few levels, and a month in which no one pays for them. */
async function becomeMember(page: Page, site: typeof ENGLISH): Promise<void> {
  await page.goto(site.at('/login/'));
  await page.getByRole('button', { name: site.guestText.tryIt }).click();
  await page.waitForURL(site.at('/dashboard/'));
  await page
    .getByRole('button', {
      name: new RegExp(`^${site.walkText.places.late.replaceAll('\u00a0', ' ').split(/[.,]/)[0]}`),
    })
    .click();
  await page.getByRole('button', { name: site.walkText.nextMonth }).waitFor({ timeout: 60_000 });
  await page.goto(site.at('/dashboard/deposit/'));
  await declareDeposit(page, 'Dogecoin', 'Gold', site);
  await page.getByRole('button', { name: site.sandboxText.pretend }).click();
  await page.getByText(site.depositText.states.credited('').trim()).waitFor();
  for (const level of LEVELS) {
    await page.goto(site.at(`/dashboard/programme/?activate=${level.matrix}-${level.level}`));
    await page.getByRole('button', { name: beginning(site.activationText.confirm('')) }).click();
    await page.getByText(activated(site.levelName(level), site)).waitFor();
  }
  await page.getByRole('button', { name: site.walkText.nextMonth }).click();
  await page.getByText(site.walkDays.dayOf(570, 720)).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
}

/** What a sentence says before its first figure. */
function beginning(sentence: string): RegExp {
  return new RegExp(`^${sentence.match(/^[^:]*:?/)?.[0].trim()}`);
}

/** Opens the programme. @returns the place of S6 and its first row of levels on the page */
async function show(page: Page, site: typeof ENGLISH) {
  await page.goto(site.at('/dashboard/programme/'));
  const board = page.getByRole('region', { name: 'S6' });
  await board.waitFor();
  await page.waitForLoadState('networkidle');
  return board.evaluate((card) => {
    // What a cycle is, a visitor need not know yet.
    card.querySelector('header + p')?.remove();
    const { x, y, width } = card.getBoundingClientRect();
    const [first, , ...others] = card.querySelectorAll('li');
    for (const level of others) level.style.visibility = 'hidden';
    const { bottom = y } = first?.getBoundingClientRect() ?? {};
    // Inside the border of the card, as far below its first row as beside it.
    return { x: x + 2, y: y + 2, width: width - 4, height: bottom - y + 14 };
  });
}
