import { expect } from '@playwright/test';
import { logIn, logOut, register } from '#tests/e2e/pages/auth.ts';
import { addSecondFactor, answerWithCode, givePassword } from '#tests/e2e/pages/second-factor.ts';
import { makeOperator, removeOperator } from './operators.ts';
import { newPerson } from './people.ts';
import { BY_NIGHT, test } from './test.ts';

// By day the contract, and the same pages with the embedded backend; the round of money has an operator with one.
test('an operator adds a second factor, and loses the console', BY_NIGHT, async ({ page }) => {
  const olga = newPerson('Olga');
  await register(page, olga);
  await makeOperator(olga);

  await test.step('in the session from before, the console says to log in again', async () => {
    await page.goto('/operator/');
    await expect(
      page.getByText('If you have just become an operator, log out and log in again'),
    ).toBeVisible();
  });

  await logOut(page);
  await page.goto('/login/');
  await logIn(page, olga);

  await test.step('without one, the console says why and how', async () => {
    await page.goto('/operator/');
    await expect(page.getByRole('heading', { name: 'Operators need a second factor' })).toBeVisible();
    await page.getByRole('link', { name: 'Set up the second factor' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile\/#second-factor$/);
    await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
  });

  const app = await addSecondFactor(page);
  await page.getByRole('link', { name: 'Open the operators’ console' }).click();
  await expect(page.getByRole('heading', { name: 'Operator', level: 1, exact: true })).toBeVisible();
  await logOut(page);

  await test.step('a log-in asks for a code, and takes none twice', async () => {
    await givePassword(page, olga);
    await answerWithCode(page, '000000');
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    const code = app.code();
    await answerWithCode(page, code);
    await expect(page).toHaveURL('/dashboard/');
    await logOut(page);
    await givePassword(page, olga);
    await answerWithCode(page, code);
    await expect(page.getByRole('alert')).toContainText('it was used already');
    await answerWithCode(page, app.code());
    await expect(page).toHaveURL('/dashboard/');
  });

  await page.goto('/operator/');
  await expect(page.getByRole('heading', { name: 'Operator', level: 1, exact: true })).toBeVisible();
  await removeOperator(olga);
  await expect(page.getByRole('heading', { name: 'Operators’ console' })).toBeVisible();
});
