import { expect } from '@playwright/test';
import { giveCredentials, logIn, logOut, register } from '#tests/e2e/pages/auth.ts';
import { askForReset, setNewPassword, verifyAddress } from '#tests/e2e/pages/mailed-links.ts';
import { mailedLink } from './mailbox.ts';
import { newPerson } from './people.ts';
import { BY_NIGHT, test } from './test.ts';

// By day the round of money registers and verifies, and the contract confirms an upline.
test('a visitor registers, and verifies the address by the mailed link', BY_NIGHT, async ({ page }) => {
  const ada = newPerson('Ada');
  await register(page, ada);
  await expect(page.getByText('We have sent you an e-mail')).toBeVisible();

  const link = await mailedLink(ada.email, 'VERIFY_EMAIL');
  await page.goto(link);
  await expect(page.getByText(ada.email)).toBeVisible();
  await verifyAddress(page);
  await page.goto('/dashboard/profile/');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(ada.username).first()).toBeVisible();

  // Someone else may have registered the address, so its owner is asked once.
  const question = page.getByRole('region', { name: 'Did a member invite you?' });
  await question.getByLabel('Username of the member who invited you').fill('nobody_here');
  await question.getByRole('button', { name: 'Confirm the upline' }).click();
  await expect(question.getByRole('alert')).toContainText('No member has this username.');
  await question.getByLabel('Username of the member who invited you').fill('');
  await question.getByRole('button', { name: 'Confirm the upline' }).click();
  await expect(page.getByRole('heading', { name: 'Your upline is confirmed' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto(link);
  await expect(page.getByText('This link is not complete, not known, or was used already.')).toBeVisible();
});

// By day the round of money sets one, and the contract refuses a code that was used.
test('a mailed link sets a new password, and works once', BY_NIGHT, async ({ page }) => {
  const ada = newPerson('Ada');
  await register(page, ada);
  await logOut(page);
  await askForReset(page, ada.email);
  const link = await mailedLink(ada.email, 'PASSWORD_RESET');

  await page.goto(link);
  await expect(page.getByText(ada.email)).toBeVisible();
  const changed = { ...ada, password: `${ada.password}, and one more` };
  await setNewPassword(page, changed.password);

  await giveCredentials(page, ada);
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible();
  await logIn(page, changed);

  await page.goto(link);
  await expect(page.getByText('This link is not complete, not known, or was used already.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  const ada = newPerson('Ada');
  await register(page, ada, { next: '/dashboard/profile/' });
  const other = await context.newPage();
  await other.goto('/dashboard/profile/');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await logOut(page);
  await expect(other).toHaveURL('/#logged-out');
  await other.goto('/dashboard/profile/');
  await expect(other).toHaveURL(/\/register\//);
});
