import { expect } from '@playwright/test';
import { WITHDRAWAL_STATUS } from '#languages/it/i18n/status.ts';
import { logIn, logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { expectLargeTextToFit, expectTextToFit } from './pages/large-text.ts';
import { detail, enterAsOperator, waiting } from './pages/operator.ts';
import { ADA } from './people.ts';
import { memberTest, test } from './test.ts';

memberTest(
  'an operator finds a member and suspends the account; the member reads why, and keeps what is theirs',
  async ({ page }) => {
    await page.goto('/dashboard/deposit/');
    await declareDeposit(page, 'Dogecoin', 'Silver');
    await logOut(page);
    await enterAsOperator(page);
    await detail(page)
      .getByRole('link', { name: `All about ${ADA.username}` })
      .click();
    await expect(page.getByRole('heading', { level: 3, name: ADA.username })).toBeFocused();

    await page.getByRole('button', { name: 'Suspend the account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Write why');
    await dialog.getByLabel('Reason').fill('One person, three accounts.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('The account is suspended.')).toBeVisible();
    await expect(page.getByText('One person, three accounts.')).toBeVisible();
    await page.getByText('Add a note').click();
    await page.getByLabel('New note').fill('Wrote from three addresses.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Wrote from three addresses.');
    await expect(page.getByLabel('New note')).toHaveValue('');
    await expectNoFindings(page);
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByRole('link', { name: 'Suspensions' }).click();
    await expect(page.getByRole('row', { name: /^Suspended/ })).toContainText('you');

    await logOut(page);
    await page.goto('/login/');
    await logIn(page);
    const notice = page.getByRole('status').filter({ hasText: 'suspended your account' });
    await expect(notice).toContainText('One person, three accounts.');
    await page.goto('/dashboard/deposit/');
    await expect(notice).toBeVisible();
    for (const choice of ['Dogecoin', 'Silver']) {
      await page.getByRole('radio', { name: choice }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await expect(page.getByRole('alert')).toContainText('Your account is suspended');
    await logOut(page);

    await enterAsOperator(page);
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Find a member or a request' }).fill(ADA.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `1 member matches “${ADA.email}”` })).toBeVisible();
    const found = page.getByRole('navigation', { name: 'Members found' }).getByRole('link');
    await expect(page.getByRole('row', { name: new RegExp(ADA.username) })).toContainText('Suspended');
    await found.click();
    await page.getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('All is explained.');
    await page.getByRole('button', { name: 'Lift it' }).click();
    await expect(page.getByText('The suspension is lifted.')).toBeVisible();
    await page.getByRole('button', { name: 'All members' }).click();
    await expect(found).toBeVisible();
  },
);

test('one press fills an untouched sandbox, whose past requests are found, on a phone too', async ({
  page,
}) => {
  await test.step('one press fills an untouched sandbox, and Home offers its operator no walk', async () => {
    await enterAsOperator(page);
    await page.getByRole('link', { name: 'Members’ area' }).click();
    await expect(page.getByRole('heading', { name: 'Declare a deposit' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Number 900/ })).toHaveCount(0);

    await page.goto('/operator/?view=members');
    await page.getByRole('button', { name: 'Begin a sample community' }).click();
    const members = page.getByRole('navigation', { name: /^Members, first/ }).getByRole('link');
    await expect(members).not.toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Members' })).toBeFocused();
    await page.getByRole('link', { name: /^Deposits/ }).click();
    await expect(waiting(page)).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Begin a sample community' })).toHaveCount(0);
  });

  await test.step('past requests are found by state and coin, and a member’s history is read on', async () => {
    await page.getByRole('link', { name: 'All requests' }).click();
    const rows = page.getByRole('table').locator('tbody tr');
    for (const kind of ['Deposit,', 'Withdrawal,'])
      await expect(rows.filter({ hasText: kind }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Deposits');
    await expect(rows).toHaveCount(25);
    await page.getByRole('button', { name: 'Show earlier' }).click();
    await expect(rows).toHaveCount(50);
    await page.getByLabel('State').selectOption('Pending');
    await expect(rows.first()).toContainText('No proof yet');
    await expect(rows.filter({ hasText: 'Pending' })).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: /Pending|No proof yet/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Withdrawals');
    await page.getByLabel('State').selectOption('Held');
    await expect(rows.first()).toContainText('Held');
    await page.getByLabel('To day').fill('1');
    await expect(page.getByText('No such withdrawal')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByText('The newest 25 withdrawals')).toBeVisible();
    await page.getByLabel('State').selectOption('Held');

    await rows.first().getByRole('link').click();
    await page.getByText('History', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Postings, newest first' })).toBeVisible();
    await expectNoFindings(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'All members' }).click();
    await expect(page.getByRole('searchbox', { name: 'Find a member or a request' })).toBeVisible();
  });

  await test.step('a phone shows sent payouts whole, in the list of all and on their member’s page', async () => {
    await page.goto('/operator/?view=records');
    await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('withdrawal');
    const sent = page.getByRole('row').filter({ hasText: 'SAMPLE-' }).first();
    await expect(sent).toContainText('Sent');
    await expectTextToFit(page, 'all withdrawals');
    await expectLargeTextToFit(page, 'all withdrawals');

    await sent.getByRole('link').first().click();
    await expect(page.getByText('Taken out').locator('..')).not.toContainText('$0.00');
    await expect(page.getByRole('row').filter({ hasText: 'SAMPLE-' }).first()).toContainText('Sent');
    await expectTextToFit(page, 'a member with sent payouts');
    await expectLargeTextToFit(page, 'a member with sent payouts');

    await page.goto('/operator/?view=withdrawals');
    await expect(waiting(page).first()).toBeVisible();
    await expectTextToFit(page, 'withdrawals');
  });

  await test.step('the longest name of a state stays in its cell, and the list in its window', async () => {
    const names = Object.values(WITHDRAWAL_STATUS).sort((one, other) => other.length - one.length);
    const states = page.locator('td .chip');
    for (const view of ['records', 'members']) {
      await page.goto(`/it/operator/?view=${view}`);
      await expect(states).not.toHaveCount(0);
      // The narrowest table with columns, and the narrowest beside the menu.
      for (const width of [700, 1024]) {
        await page.setViewportSize({ width, height: 740 });
        const outside = await states.evaluateAll((all, name) => {
          for (const state of all) state.textContent = name;
          const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
          return all.filter((state) => edge(state) > edge(state.closest('td'))).length;
        }, names[0] ?? '');
        expect(outside, `${view} at ${width} px`).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(width);
      }
    }
  });
});
