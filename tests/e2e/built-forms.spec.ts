import { expect, type Page, test } from '@playwright/test';
import { logOut, registerAndLogIn } from './pages/auth.ts';
import { ADA } from './people.ts';

/** Holds back the script of a page's island until it is let go. */
async function holdScript(page: Page, island: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/_astro/${island}\\.`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed into the log-in before its script comes is kept, and is not sent by the browser itself', async ({
  page,
}) => {
  await registerAndLogIn(page);
  await logOut(page);

  const release = await holdScript(page, 'LogIn');
  await page.goto('/login/', { waitUntil: 'commit' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByLabel('E-mail').fill(ADA.email);
  await password.fill(ADA.password);
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/login/');

  release();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/');
});

test('nothing moves as the script takes over', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const release = await holdScript(page, 'LogIn');
  await page.goto('/login/?ref=tessera#verified', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  const places = () =>
    page
      .locator('main :is(h1, h2, input, form button, a):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  // Its letters may still be on their way, and have their own breadth.
  await page.evaluate(() => document.fonts.ready);
  const before = await places();

  release();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  expect((await places()).slice(0, before.length)).toEqual(before);
  // The links carry on what the address was given.
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register/?ref=tessera',
  );
  expect(errors).toEqual([]);
});
