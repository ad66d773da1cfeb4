import { expect } from '@playwright/test';
import { logOut, openOptional } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { seedEarned } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

test('registration says what is wrong beside each field and in a summary with the focus, and keeps what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/register/?ref=tessera');
  await expect(page.getByText('Your upline is tessera')).toBeVisible();
  const first = await page.getByLabel('First name').boundingBox();
  const last = await page.getByRole('button', { name: 'Create the account' }).boundingBox();
  const length = (last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0);
  expect(length, 'the form is hardly longer than a screen').toBeLessThan(1.15 * 800);
  await page.goto('/register/');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('A!');
  await openOptional(page);
  await page.getByLabel('Phone number').fill('12');
  await openOptional(page);
  await expect(page.getByLabel('Phone number')).toBeHidden();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another');
  await page.getByRole('button', { name: 'Create the account' }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.locator('..')).toBeFocused();
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(6);
  await expectNoFindings(page);

  for (const link of await links.all()) {
    const label = (await link.textContent()) ?? '';
    await link.click();
    const field = page.locator(':focus');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleName(new RegExp(`^${label}`));
    await expect(field).toHaveAccessibleDescription(/\w\.$/);
  }
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('E-mail')).toHaveValue('not an address');
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('short');
});

memberTest('forms say what is wrong, and keep what was typed', async ({ page }) => {
  await test.step('a withdrawal of too much says how much is available', async () => {
    await page.goto('/dashboard/withdraw/');
    await page.getByText('See the form').click();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByLabel('Amount in US dollars')).toBeFocused();
    await page.getByRole('radio', { name: 'Cryptocurrency' }).check();
    await page.getByLabel('Amount in US dollars').fill('100');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(
      page.getByText(/Insufficient funds: you can withdraw up to (US)?\$0\.00/).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Amount in US dollars')).toHaveValue('100');
  });

  await test.step('less than the least is shown beside it', async () => {
    await seedEarned(page, 40_00);
    await page.goto('/dashboard/withdraw/');
    await expect(page.getByRole('progressbar', { name: 'Earning' })).toHaveAttribute('value', '4000');
  });

  await test.step('a wrong password and an unknown address get the same answer', async () => {
    await page.goto('/dashboard/');
    await logOut(page);
    await page.goto('/login/');
    const answers: string[] = [];
    for (const email of ['ada@members.example', 'nobody@members.example']) {
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill('a wrong password');
      await page.getByRole('button', { name: 'Log in' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary.locator('..')).toBeFocused();
      answers.push((await summary.textContent()) ?? '');
      await expect(page.getByLabel('E-mail')).toHaveValue(email);
    }
    expect(answers[1]).toBe(answers[0]);
  });
});
