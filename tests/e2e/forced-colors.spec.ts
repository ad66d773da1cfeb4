import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { memberTest, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** How broad the borders of each are that say which one is the current. */
const bars = (items: Locator, side: 'inline-start' | 'block-end') =>
  items.evaluateAll(
    (elements, property) => elements.map((element) => getComputedStyle(element).getPropertyValue(property)),
    `border-${side}-width`,
  );

/** The colour that is painted in a corner: computed styles do not tell what the browser has put in its place. */
async function groundOf(tile: Locator): Promise<readonly number[]> {
  const corner = { left: 4, top: 4, width: 1, height: 1 };
  return [
    ...(await sharp(await tile.screenshot())
      .extract(corner)
      .raw()
      .toBuffer()),
  ];
}

memberTest('in forced colours, what is open is marked, and done steps look different', async ({ page }) => {
  await test.step('in forced colours, the menu marks only the open page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/dashboard/withdraw/');
    const items = page.getByRole('navigation', { name: 'Members’ area' }).getByRole('link');
    await expect(items).toHaveCount(6);
    expect(await bars(items, 'inline-start')).toEqual(['0px', '0px', '0px', '0px', '4px', '0px']);
    // Bar or no bar, all words begin on one line.
    const starts = await items.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(new Set(starts).size).toBe(1);
  });

  await test.step('in forced colours, done steps look different from later ones', async () => {
    await page.goto('/dashboard/deposit/');
    await page.getByRole('radio', { name: 'Dogecoin' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('radio', { name: 'Silver' })).toBeVisible();
    const steps = page.getByRole('list', { name: 'Steps of a deposit' }).locator('li > span');
    await expect(steps).toHaveCount(3);
    const [done, , toCome] = await Promise.all((await steps.all()).map(groundOf));
    expect(done).not.toEqual(toCome);
  });

  await test.step('in forced colours, the console marks only the open view', async () => {
    await page.goto('/operator/');
    await page.getByRole('button', { name: 'See it from the operator’s side' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Operator', exact: true })).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('list');
    const links = views.getByRole('link');
    await expect(links).toHaveCount(9);
    expect(await bars(links, 'inline-start')).toEqual(['4px', ...Array.from({ length: 8 }, () => '0px')]);
  });
});
