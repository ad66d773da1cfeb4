import { expect, type Page } from '@playwright/test';
import { openHelp } from './pages/auth.ts';
import { memberTest, test } from './test.ts';

test('what fails to load is reported, with a retry', async ({ page }) => {
  await test.step('a chunk that fails to load leads to one reload, then to a message', async () => {
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.route(/\/_astro\/LogIn\./, (route) => route.abort());
    await page.goto('/login/');

    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect.poll(() => loads).toBe(2);
    await expect(notice).toBeVisible();

    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  await test.step('a backend that fails to load is reported, with a retry', async () => {
    await page.route(/\/_astro\/backend\./, (route) => route.abort());
    await page.goto('/login/');
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(notice).toBeVisible();

    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

test('a chunk that fails to load leads to a message at once where the browser refuses storage', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.route(/\/_astro\/LogIn\./, (route) => route.abort());
  await page.goto('/login/');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
});

test('a chunk that has not come within 20 seconds leads to a message, until it comes', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const start = Date.UTC(2026, 0, 1);
  await page.clock.install({ time: start });
  await page.route(/\/_astro\/LogIn\./, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/_astro\/LogIn\./);
  await page.goto('/login/', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('ada@mail.example');
  await requested;
  // The script that counts the seconds runs before this event.
  await page.waitForLoadState('domcontentloaded');

  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  // From here on no time passes by itself, however busy the machine is.
  await page.clock.pauseAt(start + 19_000);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  release();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@mail.example');
});

memberTest('help that fails to load says so in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route(/\/_astro\/HelpPanel\./, (route) => route.abort());
  await page.goto('/dashboard/');
  await openHelp(page);
  const notice = await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).boundingBox();
  expect(notice?.width).toBeGreaterThan(200);
});

/** Makes the browser refuse storage, as it does where site data are blocked. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}
