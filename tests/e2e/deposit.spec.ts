import { expect, type Page } from '@playwright/test';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { readQrCode } from './pages/qr-code.ts';
import { memberTest, test } from './test.ts';

memberTest(
  'a deposit is paid by a QR code that says what is written, and is deleted in all tabs at once',
  async ({ page, context }) => {
    const rowIn = (tab: Page) => depositHistory(tab).getByRole('row', { name: /Dogecoin/ });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/dashboard/deposit/');
    await expect(page.getByText('Test coins: no real value')).toBeVisible();
    await expect(depositHistory(page).getByText('No deposits')).toBeVisible();
    await declareDeposit(page, 'Dogecoin', 'Silver');

    await test.step('all that it asks for is between the top of a phone’s window and the bar at the bottom, without scrolling', async () => {
      await expect(page.getByRole('img', { name: 'QR code of the payment link' })).toBeVisible();
      const checkout = await page.getByRole('region', { name: 'Checkout' }).boundingBox();
      const last = await page.getByRole('button', { name: 'Pretend that I paid' }).boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Members’ area' }).boundingBox();
      expect(checkout?.y).toBeGreaterThan(0);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });

    await test.step('a QR code says exactly what is written', async () => {
      await page.getByText('Details and what comes next').click();
      const uri = await page.getByText(/^dogecoin:n[1-9A-HJ-NP-Za-km-z]+\?amount=\d+(\.\d+)?$/).textContent();
      expect(await readQrCode(page.getByRole('img', { name: /QR code/ }))).toBe(uri);
      await expect(page.getByText('$500.00').first()).toBeVisible();
    });

    const other = await context.newPage();
    await test.step('what waits to be paid stands before the way to another deposit', async () => {
      await other.goto('/dashboard/deposit/');
      const way = other.getByRole('heading', { name: 'New deposit' });
      const [waiting, next] = [await rowIn(other).boundingBox(), await way.boundingBox()];
      expect(waiting?.y).toBeLessThan(next?.y ?? 0);
    });

    await test.step('the pending row survives a reload and is there in a second tab', async () => {
      await expect(rowIn(page)).toContainText('Pending');
      await page.reload();
      await expect(rowIn(page)).toContainText('$500.00');
      await other.goto(page.url());
      await expect(rowIn(other)).toContainText('Pending');
      await expect(other.getByRole('button', { name: 'Copy address' })).toBeVisible();
    });

    await test.step('the payment of a deposit that is deleted says so, also when another tab deletes it', async () => {
      await depositHistory(page)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete deposit' }).click();
      for (const tab of [page, other]) {
        await expect(depositHistory(tab).getByText('No deposits')).toBeVisible();
        await expect(tab.getByText('This deposit is deleted: do not pay for it.')).toBeVisible();
        await expect(tab.getByText('It may have been deleted')).toHaveCount(0);
        await expect(tab.getByRole('button', { name: 'Make another deposit' })).toBeVisible();
      }
    });

    // An old URL: the deposit may never have existed.
    await page.reload();
    await expect(
      page.getByText('This deposit is not in your history. It may have been deleted.'),
    ).toBeVisible();
  },
);
