import { expect } from '@playwright/test';
import { register } from '#tests/e2e/pages/auth.ts';
import { expectSentToRegister, PRIVATE_PAGES } from '#tests/e2e/pages/guard.ts';
import { byNight } from '#tests/support/by-night.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

test('signed out, a private page leads to registration and paints nothing private on the way', async ({
  page,
}) => {
  // One guard stands before all of them, as the embedded backend's test shows by day.
  for (const path of PRIVATE_PAGES.slice(0, byNight(PRIVATE_PAGES.length, 1))) {
    await test.step(path, () => expectSentToRegister(page, path));
  }
});

test('a member cannot open the log-in, the registration and the operators’ console', async ({ page }) => {
  await register(page, newPerson('Ada'));
  for (const path of ['/login/', '/register/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/');
  }
  await page.goto('/operator/');
  await expect(page.getByRole('heading', { name: 'Not for this account' })).toBeVisible();
});
