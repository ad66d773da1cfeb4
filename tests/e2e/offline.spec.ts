import { expect, type Page } from '@playwright/test';
import { fillRegistration, openAccountMenu } from './pages/auth.ts';
import { depositHistory } from './pages/deposit.ts';
import { memberTest, test } from './test.ts';

test('with the network gone before its code has come, a registration says so, keeps what was typed, and is recorded at the next press', async ({
  page,
  context,
}) => {
  await fillRegistration(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/could not be loaded.*then try again/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL('/dashboard/#registered');
});

memberTest(
  'with the network gone before its code has come, a deposit says so, keeps its choice, and is recorded once at the next press',
  async ({ page, context }) => {
    await page.goto('/dashboard/deposit/');
    await page.getByRole('radio', { name: 'Tron' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Bronze' }).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toContainText(/could not be loaded.*then try again/);
    await expect(page.getByRole('radio', { name: 'Bronze' })).toBeChecked();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeVisible();
    await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toHaveCount(1);
  },
);

/** Logs a member in, and waits for all of the first screen. */
async function beOnHome(page: Page): Promise<void> {
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

const staysOpen = (page: Page) => page.getByText('this page stays open');

/** Keeps a screen from being fetched when the pointer comes near, so that a link to it needs the network. */
const keepAway = (page: Page, screen: string) =>
  page.route(`**/_astro/${screen}.*`, (route) => route.abort());

memberTest(
  'offline, what can be opened opens, all else leaves the page as it is and says so, and opens once the network is back',
  async ({ page, context }) => {
    await test.step('offline, a screen opens that was fetched when the pointer came near its link', async () => {
      await beOnHome(page);
      const link = page.getByRole('link', { name: 'Deposit', exact: true });
      const fetched = page.waitForResponse(/\/_astro\/DepositScreen\./);
      await link.hover();
      await (await fetched).finished();
      await context.setOffline(true);
      await link.click();
      await expect(page.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
      await expect(staysOpen(page)).toBeHidden();
      await context.setOffline(false);
    });

    await test.step('offline, links within the page work as usual', async () => {
      await beOnHome(page);
      await context.setOffline(true);
      await page.locator('a.skip').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/#main');
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Profile', exact: true }).click({ modifiers: ['Control'] });
      await (await opened).close();
      await expect(staysOpen(page)).toBeHidden();
      await context.setOffline(false);
    });

    await test.step('offline, a link of the menu leaves the page as it is and says so, then opens once the network is back', async () => {
      await keepAway(page, 'DepositScreen');
      await page.goto('/dashboard/withdraw/');
      await page.getByText('See the form').click();
      await page.getByRole('radio', { name: /Bank/ }).check();
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Deposit', exact: true }).click();
      await expect(staysOpen(page)).toBeVisible();
      await expect(page.locator('.notice:focus')).toContainText('You are offline');
      await expect(page.getByRole('radio', { name: /Bank/ })).toBeChecked();

      await page.unrouteAll();
      await context.setOffline(false);
      await expect(page).toHaveURL('/dashboard/deposit/');
      await expect(page.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
    });

    await test.step('a network that reaches no server is noticed before a link is followed', async () => {
      await beOnHome(page);
      const link = page.getByRole('link', { name: 'Deposit', exact: true });
      await page.route('**/*', (route) => route.abort());
      const asked = page.waitForEvent('requestfailed');
      await link.hover();
      await asked;
      await link.click();
      await expect(staysOpen(page)).toBeVisible();

      await page.unrouteAll();
      await expect(page).toHaveURL('/dashboard/deposit/');
    });

    await test.step('a log-out without a network empties the screen, says why it stays, and leads on later', async () => {
      await beOnHome(page);
      await context.setOffline(true);
      await openAccountMenu(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(staysOpen(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await context.setOffline(false);
      await expect(page).toHaveURL('/#logged-out');
    });
  },
);

memberTest('offline, a person can stay, or try anyway', async ({ page, context }) => {
  await keepAway(page, 'ProfileScreen');
  await keepAway(page, 'WalletScreen');
  await beOnHome(page);
  await context.setOffline(true);
  for (const name of ['My Account', 'Profile']) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(staysOpen(page)).toBeHidden();
  }
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Open it all the same' }).click();
  await expect(page).toHaveURL('/dashboard/profile/');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(staysOpen(page)).toBeVisible();
});

test('on the log-in pages too, also for links that stand outside the form', async ({ page, context }) => {
  await page.goto('/login/');
  await page.getByLabel('E-mail').fill('ada@members.example');
  // The script has taken over all islands.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await context.setOffline(true);
  for (const name of ['Tessera', 'Register', 'Forgotten password']) {
    await page.getByRole('link', { name }).first().click();
    await expect(staysOpen(page)).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
  }
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@members.example');
});

test('the page for no network, opened with one, says so as long as there is one, and leads home', async ({
  page,
  context,
}) => {
  const kept = page.getByText('These open without a network:');
  await page.goto('/offline/');
  await expect(page.getByRole('heading', { name: 'You are online again' })).toBeVisible();
  await expect(kept).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'This page needs a network' })).toBeVisible();
  await expect(kept).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are online again' })).toBeVisible();
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL('/');
});
