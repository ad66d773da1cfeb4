import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { activateLevels } from './pages/round.ts';
import { memberTest as test } from './test.ts';

/** The step of the tour that Home says is next. */
async function isNext(page: Page, step: string): Promise<void> {
  await page.goto('/dashboard/');
  const tour = page.getByRole('region', { name: 'Your tour' });
  await expect(tour.locator('[aria-current="step"]')).toHaveText(step);
}

test('one person walks through the tour in one tab, up to a withdrawal', async ({ page }) => {
  await isNext(page, 'Declare a deposit');
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');

  await isNext(page, 'Have it credited');
  await page.getByRole('button', { name: 'Pretend that I paid' }).click();
  await expect(page.getByRole('region', { name: 'Your tour' })).toContainText('See the levels');
  // Home tells it, the menu and the title count it, and it is read out.
  const notices = page.getByRole('region', { name: 'What happened' });
  const told = notices.getByRole('link', { name: /Unread: Deposit credited/ });
  await expect(told).toBeVisible();
  await expect(page.getByRole('link', { name: /^Home.*1 unread$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('status').filter({ hasText: 'Deposit credited: $500.00' })).toBeAttached();
  await expectNoFindings(page);
  await told.click();
  await expect(depositHistory(page).getByRole('row', { name: /Dogecoin/ })).toContainText('Credited');
  await page.goto('/dashboard/');
  await notices.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(notices.getByRole('link', { name: 'Deposit credited', exact: true })).toBeVisible();

  await activateLevels(page);
  await isNext(page, 'See a first income');
  await page.goto('/dashboard/programme/');
  await page.getByRole('button', { name: 'Give me 20 sample partners' }).click();
  await expect(page.getByText('20 sample partners came.')).toBeVisible();
  await expect(page.getByText('20 of them are samples, not real people.')).toBeVisible();

  // What came many times is one line, which unfolds.
  await page.goto('/dashboard/');
  await notices.getByRole('button', { name: 'Show earlier' }).click();
  const fold = notices.getByRole('button', { name: /^Unread: .* × \d+$/ }).first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/dashboard/mywallet/');
  const whose = page.getByRole('region', { name: 'Whose money is this?' });
  await expect(whose).toContainText(/You\+\$1,045.*who paid you-\$2,400/);
  await expect(whose).toContainText('None of them was ever paid.');
  await whose.getByText('Who paid you').last().click();
  await expect(whose.getByText('sample_020')).toBeVisible();
  await expectNoFindings(page);

  await isNext(page, 'Withdraw');
  await expect(whose).toContainText('Sum$0');
  await page.goto('/dashboard/withdraw/?method=bank');
  await page.getByRole('button', { name: 'Fill in sample details' }).click();
  await page.getByRole('button', { name: /^Max / }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^Recorded: .* is held for your withdrawal/)).toBeVisible();
});
