import { expect, type Page, type Request } from '@playwright/test';
import { byNight } from '#tests/support/by-night.ts';
import { logOut } from './pages/auth.ts';
import { ADA } from './people.ts';
import { memberTest, test } from './test.ts';

/** Holds back what a page fetches from an address until it is let go. */
async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the script of a page's island. */
const holdScript = (page: Page, island: string) => holdBack(page, new RegExp(`/_astro/${island}\\.`));

/** Opens a page without waiting for what is held back. */
const openHeld = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

async function typeCredentials(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADA.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADA.password);
}

/** The script has taken over: nothing waits for it any more. */
const takenOver = (page: Page) => expect(page.locator('[data-early]')).toHaveCount(0);

/** The scripts that a page has fetched until its form works, in their order. */
async function scriptsOf(page: Page, address: string): Promise<readonly string[]> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await takenOver(page);
  page.off('request', note);
  return scripts;
}

memberTest('a log-in that is sent early counts', async ({ page }) => {
  await test.step('Enter in the log-in form counts each time, whichever of its scripts is late', async () => {
    await page.goto('/dashboard/');
    await logOut(page);
    const scripts = await scriptsOf(page, '/login/');
    const times = byNight(10, 2);
    const spread = Array.from(
      { length: times },
      (_, at) => scripts[Math.floor((at * scripts.length) / times)] ?? '',
    );

    for (const script of spread) {
      const release = await holdBack(page, `**${script}`);
      await openHeld(page, '/login/');
      await typeCredentials(page);
      await page.keyboard.press('Enter');
      // Some of them are not needed to log in: then the page may lead on before they are let go.
      release();
      await expect(page, `while ${script} is late`).toHaveURL('/dashboard/');
      await page.unrouteAll();
      await logOut(page);
    }
  });

  await test.step('a press of the buttons counts as well, before the script of the form has come', async () => {
    const release = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/');
    await typeCredentials(page);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/login/');
    release();
    await expect(page).toHaveURL('/dashboard/');
    await logOut(page);

    const releaseAgain = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/');
    await page.getByRole('button', { name: 'Try it as a guest' }).click();
    await expect(page).toHaveURL('/login/');
    releaseAgain();
    await expect(page).toHaveURL('/dashboard/');
  });
});

test('before the script of a form has come, what is done with it counts, and nothing moves', async ({
  page,
}) => {
  await test.step('a password is shown as soon as the script is there, when that was asked for before', async () => {
    const release = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/');
    await typeCredentials(page);
    await page.getByRole('button', { name: 'Show password' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
    await expect(page).toHaveURL('/login/');
    await page.unrouteAll();
  });

  await test.step('what is wrong with a form is said though it was submitted too early', async () => {
    const release = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/');
    await page.getByLabel('E-mail').fill('ada');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('alert')).toContainText('Enter an e-mail address like name@example.com.');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('ada');
    await page.unrouteAll();
  });

  await test.step('Enter in the form for a forgotten password counts before its script has come', async () => {
    const release = await holdScript(page, 'ForgotPassword');
    await openHeld(page, '/login/forgetpassword/');
    await page.getByLabel('E-mail').fill(ADA.email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login/forgetpassword/');
    release();
    await expect(page.getByRole('heading', { name: 'Look in the outbox' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('nothing moves as the script takes over', async () => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const release = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/?ref=tessera#verified');
    await expect(page.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
    const places = () =>
      page
        .locator('main :is(h1, h2, input, form button, a):visible')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    // Its letters may still be on their way, and have their own breadth.
    await page.evaluate(() => document.fonts.ready);
    const before = await places();

    release();
    await takenOver(page);
    expect((await places()).slice(0, before.length)).toEqual(before);
    // The links carry on what the address was given.
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register/?ref=tessera',
    );
    expect(errors).toEqual([]);
    await page.unrouteAll();
  });

  await test.step('the operator’s side opens though it was asked for too early', async () => {
    const release = await holdScript(page, 'LogIn');
    await openHeld(page, '/login/');
    await page.getByRole('button', { name: 'See it from the operator’s side' }).click();
    await expect(page).toHaveURL('/login/');
    release();
    await expect(page).toHaveURL(/\/operator\//);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself sends nothing of a form', async ({ page }) => {
    for (const address of ['/login/', '/login/forgetpassword/']) {
      await page.goto(address);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) requests.push(request.url());
      });
      for (const field of await page.locator('form input').all()) {
        await field.fill('secret@mail.example');
        await field.press('Enter');
      }
      await page.locator('form button[type=submit]').click();
      await expect(page).toHaveURL(address);
      expect(requests).toEqual([]);
    }
  });
});
