import { expect, type Page } from '@playwright/test';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';
import { pages, withoutLanguage } from '#scripts/built-site.mjs';
import { PRIVATE_PAGES } from './pages/guard.ts';
import { faultsOfSight } from './pages/large-text.ts';
import { enterAsOperator, loadSamples } from './pages/operator.ts';
import { serveBuild, unmarkedWords, unmirrored } from './pages/pseudo-language.ts';
import { memberTest, test } from './test.ts';

const PREFIX = '/ar-XB';
const FOLDER = '/tmp/pseudo/ar-XB';
const SHOTS = process.env['SHOTS'];

const kindOf = (path: string): string =>
  path.replace(/^\/news\/(tags|page)\/.+/, '$1').replace(/^\/news\/[^/]+\/$/, 'post');
const OPEN_PAGES = new Map(
  pages
    .filter((path) => path === withoutLanguage(path) && !PRIVATE_PAGES.includes(path))
    .map((path) => [kindOf(path), path]),
).values();

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => serveBuild(page, FOLDER, PREFIX));

const expectSoftly = expect.configure({ soft: true, timeout: 1000 });
async function expectFaultless(page: Page, name: string) {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name.replaceAll(/\W+/g, '_')}.png`, fullPage: true });
  await expectSoftly.poll(() => unmarkedWords(page), `${name}: words`).toEqual([]);
  await expectSoftly.poll(() => faultsOfSight(page), `${name}: rtl 390`).toEqual([]);
  await expectSoftly.poll(() => unmirrored(page), `${name}: mirror`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await page.setViewportSize({ width: 320, height });
  await expectSoftly.poll(() => faultsOfSight(page), `${name}: ltr 320`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}
async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 8000 });
  await page.goto(PREFIX + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('every page that is open to anyone', async ({ page }) => {
  for (const path of OPEN_PAGES) {
    await openWhole(page, path);
    await expectFaultless(page, path);
  }
});

memberTest('every screen of a member', async ({ page }) => {
  await loadSamples(page);
  for (const name of MEMBER_SCREENS) {
    await openWhole(page, ROUTES[name].path);
    await expectFaultless(page, name);
  }
});

test('every part of the console', async ({ page }) => {
  await enterAsOperator(page);
  await loadSamples(page);
  await page.goto(`${PREFIX}/operator/`);
  const parts = page.locator('nav a[href^="?"]');
  await expect(parts.nth(5)).toBeAttached();
  const links = await parts.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const link of links) {
    await openWhole(page, `/operator/${link}`);
    await expectFaultless(page, link);
  }
});
