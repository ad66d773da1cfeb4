import { expect, type Page } from '@playwright/test';
import { memberTest, test } from './test.ts';

const themeSwitch = (page: Page) => page.getByRole('group', { name: 'Theme' });
const choice = (page: Page, name: string) => themeSwitch(page).getByRole('radio', { name });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const DAY = 'rgb(245, 239, 227)';
const NIGHT = 'rgb(14, 18, 48)';

test.use({ colorScheme: 'light' });

test('the theme is the system’s until one is chosen, on every page and in other tabs, and on paper it is day', async ({
  page,
  context,
}) => {
  await test.step('without a choice the theme is the system’s, at any time', async () => {
    await page.goto('/');
    await expect(choice(page, 'System')).toBeChecked();
    expect(await ground(page)).toBe(DAY);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(NIGHT);
  });

  await test.step('a theme that was chosen holds on every page and in other tabs, and on paper it is day', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const otherTab = await context.newPage();
    await otherTab.goto('/login/');
    await choice(page, 'System').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Dark')).toBeChecked();
    expect(await ground(page)).toBe(NIGHT);

    await expect(choice(otherTab, 'Dark')).toBeChecked();
    expect(await ground(otherTab)).toBe(NIGHT);

    await page.goto('/roadmap/');
    await expect(choice(page, 'Dark')).toBeChecked();
    expect(await ground(page)).toBe(NIGHT);
    await page.emulateMedia({ media: 'print' });
    expect(await ground(page)).toBe(DAY);
    await page.emulateMedia({ media: 'screen' });

    await choice(page, 'System').check();
    expect(await ground(page)).toBe(DAY);
  });
});

test('a theme that was chosen is there before anything is painted', async ({ page }) => {
  // Runs before the page's own scripts and remembers what holds when the body begins: nothing is painted before that.
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      document.documentElement.setAttribute(
        'data-at-first',
        getComputedStyle(document.documentElement).colorScheme,
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/news/', '/login/', '/dashboard/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-at-first', 'dark');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(themeSwitch(page)).toBeHidden();
  });
});

memberTest('a quiet button is quiet, whichever style sheet its page has first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/deposit/?coin=bitcoin');
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(back).toHaveCSS('color', 'rgb(27, 26, 44)');
});
