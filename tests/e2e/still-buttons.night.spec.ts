import { expect, type Locator, type Page } from '@playwright/test';
import { declareDeposit } from './pages/deposit.ts';
import { memberTest, test } from './test.ts';

/** Where each button of the screen is, by name. */
const places = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, a.button')].map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return `${button.getAttribute('aria-label') ?? button.textContent} ${x + scrollX} ${y + scrollY}`;
    }),
  );

memberTest(
  'copying moves no button, whatever the window, and the account menu ends with the screen',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [nth, width] of [320, 768, 1280].entries()) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/dashboard/deposit/');
        await declareDeposit(page, 'Ethereum', 'Silver');
        await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
        // The history lists it too.
        await expect(page.getByRole('button', { name: /^Delete Ethereum/ })).toHaveCount(nth + 1);
        const before = await places(page);
        for (const button of await page.getByRole('button', { name: /^Copy/ }).all()) await button.click();
        await expect(page.getByText('Address copied, go make the payment')).toBeVisible();
        expect(await places(page)).toEqual(before);

        await page.goto('/dashboard/programme/?show=partners');
        await expect(page.getByText('No partners yet')).toBeVisible();
        await expect(page.locator('.skeleton')).toHaveCount(0);
        const there = await places(page);
        await page.getByRole('button', { name: /^Copy/ }).click();
        expect(await places(page)).toEqual(there);
      });
    }

    const right = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const account = await right(page.getByRole('button', { name: /^Account/ }));
    expect(account).toBe(await right(page.getByRole('main')));
  },
);
