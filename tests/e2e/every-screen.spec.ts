// Every page, every screen of a member and every part of the console, as people see it, by axe and with large text. By night each
// is opened once more in English that only tests build, with marks on every word that can be translated, longer by two fifths, and
// from right to left: a word without a mark is one that no translation can reach, and a box that stays on its side names one.
import { expect, type Page } from '@playwright/test';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';
import { pages, withoutLanguage } from '#scripts/built-site.mjs';
import { buildPseudoSite } from '#scripts/pseudo-site.mjs';
import { IS_NIGHT } from '#tests/support/by-night.ts';
import { openAccountMenu, openHelp } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { PRIVATE_PAGES } from './pages/guard.ts';
import { expectLargeTextToFit, expectTextToFit } from './pages/large-text.ts';
import { enterAsOperator, loadSamples } from './pages/operator.ts';
import { expectToBeTranslatable, PSEUDO_PREFIX, servePseudoSite } from './pages/pseudo-language.ts';
import { expectFocusInSight, expectNothingSideways } from './pages/width.ts';
import { memberTest, test } from './test.ts';

// One worker for all, and one build.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (IS_NIGHT) {
  test.beforeAll(buildPseudoSite);
  test.beforeEach(({ page }) => servePseudoSite(page));
}

/** One page of each kind: the posts of editors may be thousands. */
const kindOf = (path: string): string =>
  path.slice(0, -withoutLanguage(path).length) +
  withoutLanguage(path)
    .replace(/^\/news\/(tags|page)\/.+/, '$1')
    .replace(/^\/news\/[^/]+\/$/, 'post');

/** The pages that are open to anyone, one of each kind, in each language. */
const OPEN_PAGES: readonly string[] = [
  ...new Map(
    pages
      .filter((path) => !PRIVATE_PAGES.includes(withoutLanguage(path)))
      .map((path) => [kindOf(path), path]),
  ).values(),
];

const OPENERS = ':is([aria-haspopup="dialog"], [popovertarget], .button--quiet-danger):visible';
const OPENED = 'dialog[open], :popover-open';
/** Pages whose controls are more than links to other pages. */
const WITH_FORMS = /^\/(account|dashboard|login|operator|register)\//;

/** Opens a page whole: what loads near the window is near. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 8000 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Unfolds all that folds. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    for (const opener of document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"]'))
      opener.click();
  });
  await page.waitForLoadState('networkidle');
}

/** Looks at all of a page, then at each kind of dialog and menu that opens by one press, the frame's menus once. */
async function lookAtMarkedWords(page: Page, screen: string, seen: Set<string>): Promise<void> {
  await unfold(page);
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

/** As people see it: with large text, at 400 % zoom, by axe, and by the keyboard. */
async function lookAtOwnWords(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  if (WITH_FORMS.test(path)) await expectFocusInSight(page);
  else await expectNothingSideways(page, path);
  await expectLargeTextToFit(page, path);
  await expectTextToFit(page, path);
  await page.setViewportSize({ width: 1280, height: 720 });
  await unfold(page);
  await expectNoFindings(page);
}

async function look(page: Page, path: string, seen: Set<string>): Promise<void> {
  await lookAtOwnWords(page, path);
  if (!IS_NIGHT) return;
  await openWhole(page, PSEUDO_PREFIX + path);
  await lookAtMarkedWords(page, path, seen);
}

test('every page that is open to anyone, which loads nothing from elsewhere', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const seen = new Set<string>();
  for (const path of OPEN_PAGES) {
    if (path === withoutLanguage(path)) await look(page, path, seen);
    // Another language has the same boxes and other words.
    else if (IS_NIGHT) await lookAtOwnWords(page, path);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectLargeTextToFit(page, 'the open menu');
  await expectNoFindings(page);
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([]);
});

memberTest('every screen of a member', async ({ page }) => {
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
  await expectNoFindings(page);
  await expectLargeTextToFit(page, 'a payment');
  for (const name of MEMBER_SCREENS) await look(page, ROUTES[name].path, seen);
  await page.goto(ROUTES.home.path);
  await openAccountMenu(page);
  await expectLargeTextToFit(page, 'the account menu');
  await page.keyboard.press('Escape');
  await openHelp(page);
  await expectLargeTextToFit(page, 'the answers');
  await page.getByRole('button', { name: 'Write to the operators' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expectLargeTextToFit(page, 'the help');
  if (!IS_NIGHT) return;
  await openWhole(page, `${PSEUDO_PREFIX}/account/outbox/`);
  await lookAtMarkedWords(page, 'the outbox with a mail', seen);
});

test('every part of the operators’ console', async ({ page }) => {
  const seen = new Set<string>();
  await enterAsOperator(page);
  const parts = page.locator('nav a[href^="?view"]');
  await expect(parts.nth(5)).toBeAttached();
  const links = new Set(await parts.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')));
  // Empty, each is a heading and a sentence.
  for (const link of IS_NIGHT ? links : []) {
    await page.goto(ROUTES.operator.path + link);
    await expectNoFindings(page);
  }
  await loadSamples(page);
  for (const link of [...links, '?view=members&find=sample_890']) {
    const path = ROUTES.operator.path + link;
    await look(page, path, seen);
    if (!IS_NIGHT) continue;
    // The first of a list: a request, a member, a conversation.
    const first = page.locator('main li a[href^="?"]:visible').first();
    if (!(await first.isVisible())) continue;
    await first.click();
    await page.waitForLoadState('networkidle');
    await lookAtMarkedWords(page, `${path}, the first of its list`, seen);
  }
});
