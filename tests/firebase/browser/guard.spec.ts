import { expect } from '@playwright/test';
import { register } from '#tests/e2e/pages/auth.ts';
import { expectSentToRegister, PRIVATE_PAGES } from '#tests/e2e/pages/guard.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

for (const path of PRIVATE_PAGES) {
  test(`signed out, ${path} leads to registration and paints nothing private on the way`, async ({
    page,
  }) => {
    await expectSentToRegister(page, path);
  });
}

test('a member cannot open the log-in, the registration and the operators’ console', async ({ page }) => {
  await register(page, newPerson('Ada'));
  for (const path of ['/login/', '/register/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/');
  }
  await page.goto('/operator/');
  await expect(page.getByRole('heading', { name: 'Not for this account' })).toBeVisible();
});
