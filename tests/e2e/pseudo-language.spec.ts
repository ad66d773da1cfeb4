// English that only tests build, with marks on every word that can be translated, longer by two fifths, and from right to left: a
// word without a mark is one that no translation can reach, and a box that does not move to the other side names a side.
import { expect, type Page } from '@playwright/test';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';
import { withoutLanguage } from '#scripts/built-site.mjs';
import { buildPseudoSite } from '#scripts/pseudo-site.mjs';
import { declareDeposit } from './pages/deposit.ts';
import { OPEN_PAGES } from './pages/open-pages.ts';
import { enterAsOperator, loadSamples } from './pages/operator.ts';
import { expectToBeTranslatable, openPseudoPage, servePseudoSite } from './pages/pseudo-language.ts';
import { memberTest, test } from './test.ts';

// One worker for all, and one build.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(buildPseudoSite);
test.beforeEach(({ page }) => servePseudoSite(page));

const OPENERS = ':is([aria-haspopup="dialog"], [popovertarget], .button--quiet-danger):visible';
const OPENED = 'dialog[open], :popover-open';

/** Unfolds all that folds, and looks; then at each kind of dialog and menu that opens by one press, the frame's menus once. */
async function expectAllToBeTranslatable(page: Page, screen: string, seen: Set<string>): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    for (const opener of document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]'))
      opener.click();
  });
  await page.waitForLoadState('networkidle');
  await expectToBeTranslatable(page, screen);
  const openers = page.locator(OPENERS);
  const kinds = await openers.evaluateAll((all) =>
    all.map((each) => `${each.className} ${each.hasAttribute('popovertarget') ? 'of the frame' : ''}`),
  );
  for (const [nth, kind] of kinds.entries()) {
    const key = kind.endsWith('of the frame') ? kind : `${screen} ${kind}`;
    if (seen.has(key)) continue;
    seen.add(key);
    await openers.nth(nth).click();
    await expect(page.locator(OPENED)).toHaveCount(1);
    await expectToBeTranslatable(page, `${screen}, opened by ${kind}`);
    await page.keyboard.press('Escape');
    await expect(page.locator(OPENED)).toHaveCount(0);
  }
}

test('every page that is open to anyone can be translated', async ({ page }) => {
  const seen = new Set<string>();
  for (const path of OPEN_PAGES.filter((each) => each === withoutLanguage(each))) {
    await openPseudoPage(page, path);
    await expectAllToBeTranslatable(page, path, seen);
  }
});

memberTest('every screen of a member can be translated', async ({ page }) => {
  const seen = new Set<string>();
  await page.goto(ROUTES.home.path);
  const tour = page.getByRole('region', { name: 'Your tour' });
  await tour.getByRole('button', { name: /^One of the first ten/ }).click();
  await tour.getByRole('button', { name: /^Pay in/ }).click();
  await tour.getByRole('link', { name: 'See the levels' }).click();
  await page.getByRole('button', { name: /^S6 level 1 .*Activate$/ }).click();
  await page.getByRole('button', { name: /^Activate for/ }).click();
  await expect(page.getByText('S6 level 1 is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('Day 33 of 720')).toBeVisible();
  await page.goto(ROUTES.deposit.path);
  await declareDeposit(page, 'Bitcoin', 'Gold');
  for (const name of MEMBER_SCREENS) {
    await openPseudoPage(page, ROUTES[name].path);
    await expectAllToBeTranslatable(page, name, seen);
  }
  await openPseudoPage(page, '/account/outbox/');
  await expectAllToBeTranslatable(page, 'outbox with a mail', seen);
});

test('every part of the operators’ console can be translated', async ({ page }) => {
  const seen = new Set<string>();
  await enterAsOperator(page);
  await loadSamples(page);
  await openPseudoPage(page, ROUTES.operator.path);
  const parts = page.locator('nav a[href^="?view"]');
  await expect(parts.nth(5)).toBeAttached();
  const links = await parts.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const link of new Set([...links, '?view=members&find=sample_890'])) {
    await openPseudoPage(page, ROUTES.operator.path + link);
    await expectAllToBeTranslatable(page, link, seen);
    // The first of a list: a request, a member, a conversation.
    const first = page.locator('main li a[href^="?"]:visible').first();
    if (!(await first.isVisible())) continue;
    await first.click();
    await page.waitForLoadState('networkidle');
    await expectAllToBeTranslatable(page, `the first of ${link}`, seen);
  }
});
