import { expect } from '@playwright/test';
import { fillInPerson, logIn, logOut, openAccountMenu } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { ADA } from './people.ts';
import { memberTest, test } from './test.ts';

test('a guest declares a deposit, becomes a member, and finds it there', async ({ page, context }) => {
  const publicPage = await context.newPage();
  const ways = publicPage.getByRole('navigation', { name: 'Main' });
  await publicPage.goto('/roadmap/');
  await expect(ways.getByRole('link', { name: 'Log in' })).toBeVisible();

  await test.step('signs in without any details', async () => {
    await page.goto('/login/?next=%2Fdashboard%2Fdeposit%2F');
    await expect(page.getByRole('button', { name: 'Log in with Google' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try it as a guest' }).click();
    await expect(page).toHaveURL('/dashboard/deposit/');
    await openAccountMenu(page);
    await expect(page.getByText('You are a guest')).toBeVisible();
    await page.keyboard.press('Escape');
    await declareDeposit(page, 'Tron', 'Bronze');
  });

  await test.step('public pages offer the account, in tabs that are open and in those that open now', async () => {
    await expect(ways.getByRole('link', { name: 'My account' })).toBeVisible();
    await publicPage.goto('/');
    await expect(ways.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/dashboard/');
    await expect(ways.getByRole('link', { name: /^(Log in|Register)$/ })).toHaveCount(0);
  });

  await test.step('the profile of a guest shows what a guest has', async () => {
    await page.goto('/dashboard/profile/');
    await expect(page.getByRole('heading', { name: /^guest_[a-z0-9]{10}$/ })).toBeVisible();
    await expect(page.getByText('Change your password')).toHaveCount(0);
    await expect(page.getByText('Download your data')).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step('a full account, with the error for a taken name beside its field', async () => {
    await page.getByRole('link', { name: 'Make it a full account' }).click();
    await expect(page.getByRole('heading', { name: 'Make your guest account a full one' })).toBeVisible();
    await expect(page.getByText('Your upline stays tessera.')).toBeVisible();
    await expect(page.getByText('log in with your e-mail, in this browser')).toBeVisible();
    await fillInPerson(page);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('another');
    await page.getByRole('button', { name: 'Make it a full account' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'There is a problem' }).locator('..'),
    ).toBeFocused();
    await expectNoFindings(page);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(ADA.password);
    await page.getByRole('button', { name: 'Make it a full account' }).click();
    await expect(page).toHaveURL('/dashboard/profile/?upgraded');
    await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
    await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
    await expect(page.getByText('You are a guest')).toHaveCount(0);
  });

  await test.step('the deposit is still there, also after logging in with the password', async () => {
    await page.goto('/dashboard/deposit/');
    await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toContainText('Pending');
    const other = await context.newPage();
    await other.goto('/dashboard/');
    await openAccountMenu(other);
    await expect(other.getByText('Signed in as ada_test')).toBeVisible();
    await logOut(page);
    await expect(other).toHaveURL('/#logged-out');
    await expect(ways.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(ways.getByRole('link', { name: 'My account' })).toBeHidden();
    await page.goto('/login/');
    await logIn(page);
    await page.goto('/dashboard/deposit/');
    await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toContainText('Pending');
  });
});

memberTest(
  'a guest has the upline of the referral link, and sees when there is no such member',
  async ({ page }) => {
    await page.goto('/dashboard/');
    await logOut(page);
    await page.goto('/login/?ref=ada_test');
    await expect(
      page.getByText('Your upline is then the member whose referral link you opened'),
    ).toBeVisible();
    await page.goto('/login/?ref=nobody_here');
    await page.getByRole('button', { name: 'Try it as a guest' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No member has this username' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Go on without it' }).click();
    await expect(page).toHaveURL('/dashboard/');
  },
);

test('a guest comes by one press, by no other site, and leaves for good', async ({ page }) => {
  await test.step('a link of another site opens no guest account: the form is there', async () => {
    await page.goto('/login/?guest');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it as a guest' })).toBeVisible();
  });

  await test.step('one press on the landing opens a guest account, and the way back opens no second one', async () => {
    await page.goto('/');
    await page.locator('#home').getByRole('link', { name: 'Try it as a guest' }).click();
    await expect(page).toHaveURL('/dashboard/');
    await openAccountMenu(page);
    await expect(page.getByText('You are a guest')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out for good' }).click();
    await expect(page).toHaveURL('/#logged-out');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('a guest confirms the log-out, since a guest cannot log in again', async () => {
    await page.goto('/login/');
    await page.getByRole('button', { name: 'Try it as a guest' }).press('Enter');
    await expect(page).toHaveURL('/dashboard/');
    await openAccountMenu(page);
    const logOutButton = page.getByRole('button', { name: 'Log out' });
    await logOutButton.click();
    const dialog = page.getByRole('dialog', { name: 'Leave the guest account?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(logOutButton).toBeFocused();
    await logOutButton.click();
    await dialog.getByRole('button', { name: 'Log out for good' }).click();
    await expect(page).toHaveURL('/#logged-out');
  });

  await test.step('a guest of the landing sees no form to log in, before the script runs or after it', async () => {
    const form = page.getByLabel('E-mail');
    const opening = page.getByRole('status').filter({ hasText: 'Opening a guest account…' });
    const scripts = Promise.withResolvers<void>();
    await page.goto('/');
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.locator('#home').getByRole('link', { name: 'Try it as a guest' }).click();
    await expect(opening).toBeVisible();
    await expect(form).toBeHidden();
    await page.evaluate(() => {
      const look = () => {
        if (document.querySelector('form')?.checkVisibility()) sessionStorage.setItem('form', 'seen');
        requestAnimationFrame(look);
      };
      look();
    });
    scripts.resolve();
    await expect(page).toHaveURL('/dashboard/');
    expect(await page.evaluate(() => sessionStorage.getItem('form'))).toBeNull();
  });
});
