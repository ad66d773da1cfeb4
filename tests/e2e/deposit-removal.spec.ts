import { expect, type Page } from '@playwright/test';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { memberTest } from './test.ts';

async function deleteIt(page: Page): Promise<void> {
  await depositHistory(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete deposit' }).click();
}

memberTest(
  'the payment of a deposit that is deleted says so, also when another tab deletes it',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/dashboard/deposit/');
    await declareDeposit(page, 'Dogecoin', 'Silver');
    // All that it asks for is between the top of a phone’s window and the bar at the bottom, without scrolling.
    await expect(page.getByRole('img', { name: 'QR code of the payment link' })).toBeVisible();
    const checkout = await page.getByRole('region', { name: 'Checkout' }).boundingBox();
    const last = await page.getByRole('button', { name: 'Pretend that I paid' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Members’ area' }).boundingBox();
    expect(checkout?.y).toBeGreaterThan(0);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('button', { name: 'Copy address' })).toBeVisible();

    await deleteIt(page);
    for (const tab of [page, other]) {
      await expect(tab.getByText('This deposit is deleted: do not pay for it.')).toBeVisible();
      await expect(tab.getByText('It may have been deleted')).toHaveCount(0);
      await expect(tab.getByRole('button', { name: 'Make another deposit' })).toBeVisible();
    }

    // An old URL: the deposit may never have existed.
    await page.reload();
    await expect(
      page.getByText('This deposit is not in your history. It may have been deleted.'),
    ).toBeVisible();
  },
);
