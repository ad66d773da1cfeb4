import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

const { landing: budget } = JSON.parse(readFileSync('budgets.json', 'utf8'));
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Presses Tab until the control has the focus: one that cannot be reached fails the test. */
async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('the keyboard alone reaches every control of the landing, in the order of the page', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const controls = page.locator('a[href], button, summary, input:checked').filter({ visible: true });
  for (const control of await controls.all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
});

test('from the keyboard: past the navigation, through a hint, into a clip, to the register', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const hint = page.locator('summary', { hasText: 'Switch it to a test network' }).first();
  await tabTo(hint);
  await page.keyboard.press('Enter');
  await expect(hint.locator('..')).toHaveAttribute('open');

  await tabTo(page.getByRole('link', { name: /member A$/ }));
  await page.keyboard.press('Enter');
  const clip = page.getByLabel(/member A$/);
  await expect(clip).toBeFocused();
  await expect(clip).toHaveJSProperty('paused', false);

  await tabTo(page.getByRole('link', { name: 'Join' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register/');
  await expect(page.getByRole('button', { name: 'Try it as a guest' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the menu of a small screen opens, closes and leads on by the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await tabTo(menuButton(page));
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(menu(page).getByRole('link', { name: 'How to start' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#hts')).toBeInViewport();
  await expect(menu(page)).toHaveCSS('opacity', '0');
});

test('on a phone the landing is at most 12 screens long, and a press unfolds what it folds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12 * 800);

  const sum = page.getByText('The contract holds no reserve');
  await expect(sum).toBeHidden();
  await page.locator('summary', { hasText: 'The arithmetic of “Payments are instant”' }).click();
  await expect(sum).toBeVisible();
  await expectNoFindings(page);
});

for (const [where, show] of Object.entries({
  'on a desk': (page: Page) => page.setViewportSize(DESK),
  'on paper': (page: Page) => page.emulateMedia({ media: 'print' }),
})) {
  test(`${where} nothing of the landing is folded that a phone folds`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await show(page);
    await page.goto('/');
    const folded = page.locator('.fold > :not(summary)');
    expect(await folded.count()).toBeGreaterThan(20);
    for (const text of await folded.all()) await expect(text).toBeVisible();
    await expect(page.locator('.fold > summary').filter({ visible: true })).toHaveCount(0);
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expectNoFindings(page);
});

for (const [screen, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`before any click the landing is light, on a ${screen}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const films = new Set<string>();
    const sizes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.startsWith('video/')) films.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // What is written in the page itself (`data:`) comes to nought.
    const weights = [...sizes]
      .filter(([requestId, bytes]) => bytes > 0 && !films.has(requestId))
      .map(([, bytes]) => bytes);
    const total = weights.reduce((sum, bytes) => sum + bytes, 0);
    console.log(`landing before any click, on a ${screen}: ${weights.length} requests, ${total} bytes`);
    expect(weights.length).toBeLessThanOrEqual(budget.requestsBeforeAnyClick);
    expect(total).toBeLessThanOrEqual(budget.bytesBeforeAnyClick);
  });
}
