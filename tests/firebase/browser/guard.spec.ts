import { expect } from '@playwright/test';
import { register } from '#tests/e2e/pages/auth.ts';
import { expectSentToRegister, PRIVATE_PAGES } from '#tests/e2e/pages/guard.ts';
import { byNight } from '#tests/support/by-night.ts';
import { newPerson } from './people.ts';
import { BY_NIGHT, test } from './test.ts';

test('signed out, a private page leads to registration and paints nothing private on the way', async ({
  page,
}) => {
  // One guard stands before all of them, as the embedded backend's test shows by day.
  await expectSentToRegister(page, PRIVATE_PAGES.slice(0, byNight(PRIVATE_PAGES.length, 1)));
});

// By day the embedded backend's test shows it: the guard knows of a session alone, and `stored-session.spec.ts` that it is there.
test(
  'a member cannot open the log-in, the registration and the operators’ console',
  BY_NIGHT,
  async ({ page }) => {
    await register(page, newPerson('Ada'));
    for (const path of ['/login/', '/register/']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard/');
    }
    await page.goto('/operator/');
    await expect(page.getByRole('heading', { name: 'Operators’ console' })).toBeVisible();
  },
);
