import { expect } from '@playwright/test';
import { logOut } from '#tests/e2e/pages/auth.ts';
import { answerForGoogle, openWindow, signInAgainAs, signInAs } from './pages/google.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

test.beforeEach(async ({ context, admitted }) => {
  await answerForGoogle(context, admitted);
});

test('the first sign-in with Google asks for the missing details; the next one is a log-in', async ({
  page,
}) => {
  const grace = newPerson('Grace');
  await page.goto('/login/?ref=tessera&next=/dashboard/profile/');
  await signInAs(page, { email: grace.email, name: 'Grace Hopper' });

  await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${grace.email}`)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper');

  // Other pages lead back to the form until it is complete.
  await page.goto('/dashboard/');
  await expect(page).toHaveURL(/\/register\//);
  await page.goto('/register/?ref=tessera&next=/dashboard/profile/');
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(grace.username);
  await page.getByRole('checkbox', { name: 'Yes, this member invited me' }).check();
  await page.getByRole('button', { name: 'Finish the account' }).click();
  await expect(page).toHaveURL('/dashboard/profile/');
  await expect(page.getByText(grace.username).first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await logOut(page);
  await page.goto('/login/');
  await signInAgainAs(page, grace.email);
  await expect(page).toHaveURL('/dashboard/');
});

test.describe('an attack on the page', () => {
  test.use({ triesViolations: true });

  test('the page keeps to Trusted Types before the button is pressed and after it', async ({ page }) => {
    const attempts = () =>
      page.evaluate(() => {
        const refusal = (attempt: () => unknown) => {
          try {
            attempt();
            return 'done';
          } catch (thrown) {
            return (thrown as Error).name;
          }
        };
        return {
          html: refusal(() => {
            document.createElement('p').innerHTML = '<img src=x>';
          }),
          script: refusal(() => {
            document.createElement('script').src = 'https://apis.google.com/js/other.js';
          }),
          policy: refusal(() => trustedTypes?.createPolicy('a-stranger', { createScriptURL: String })),
        };
      });
    const refused = { html: 'TypeError', script: 'TypeError', policy: 'TypeError' };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/login/');
    await expect(page.getByRole('button', { name: 'Log in with Google' })).toBeVisible();
    expect(await attempts()).toEqual(refused);
    expect(asked.filter((url) => new URL(url).hostname.endsWith('.google.com'))).toEqual([]);
    await (await openWindow(page)).close();
    expect(asked).toContain('https://apis.google.com/js/api.js');
    expect(await attempts()).toEqual(refused);
  });
});

test('a closed Google window gets a message, and another one opens', async ({ page }) => {
  await page.goto('/login/');
  await (await openWindow(page)).close();
  await expect(page.getByText('The Google window was closed before you were signed in.')).toBeVisible();
  await signInAs(page, { email: newPerson('Grace').email, name: 'Grace' });
  await expect(page.getByRole('heading', { name: 'Finish your account' })).toBeVisible();
});

test('a blocked window gets a message that says how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  await expect(page.getByText('The browser blocked the Google window.')).toBeVisible();
});
