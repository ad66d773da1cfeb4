import { expect, test } from '@playwright/test';
import { logIn, register, registerAndLogIn } from './pages/auth.ts';

const PRIVATE = ['', 'mywallet/', 'deposit/', 'withdraw/', 'programme/', 'profile/'].map(
  (screen) => `/dashboard/${screen}`,
);

for (const path of [...PRIVATE, '/operator/']) {
  test(`signed out, ${path} leads to registration and paints nothing private on the way`, async ({
    page,
  }) => {
    // Runs before the page's own scripts and remembers every text that the page ever holds.
    await page.addInitScript(() => {
      const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
      new MutationObserver(() => {
        // biome-ignore lint/performance/useDomNodeTextContent: what is painted counts, not what scripts hold
        seen.push(`${location.pathname} ${document.body?.innerText}`);
        sessionStorage.setItem('seen', JSON.stringify(seen));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page).toHaveURL(`/register/?next=${encodeURIComponent(path)}`);
    await expect(page.getByLabel('First name')).toBeVisible();
    const seen: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
    expect(seen.some((text) => text.includes('Create the account'))).toBe(true);
    const onTheWay = seen.filter((text) => text.startsWith(`${path} `)).join('\n');
    expect(onTheWay).not.toMatch(/Log out|Signed in|Earning|Deposit|Withdraw|Programme|Profile|Market|\$/);
  });
}

test('after registering and logging in, a member is where the way was going', async ({ page }) => {
  await register(page, undefined, '/dashboard/profile/');
  await logIn(page);
  await expect(page).toHaveURL('/dashboard/profile/');
});

test('a signed-in member is sent on from the log-in and the registration page', async ({ page }) => {
  await registerAndLogIn(page);
  for (const path of ['/login/', '/register/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/');
  }
});

test('a member who is not an operator is told so', async ({ page }) => {
  await registerAndLogIn(page);
  await page.goto('/operator/');
  await expect(page.getByRole('heading', { name: 'Not for this account' })).toBeVisible();
});

test('logging out in one tab empties the other', async ({ page, context }) => {
  await registerAndLogIn(page);
  const other = await context.newPage();
  await other.goto('/dashboard/profile/');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeHidden();
  await other.goBack();
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeHidden();
});
