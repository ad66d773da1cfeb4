import { expect, type Page } from '@playwright/test';
import { memberTest } from './test.ts';

/** As a browser's own setting does. */
async function enlargeText(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.enable');
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Words that are broken over several lines. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.locator('h1, .test-coins').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const [text] = element.childNodes;
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

memberTest(
  'text of twice the size leaves the title, the account and the menu of a phone whole',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await enlargeText(page);
    await page.goto('/dashboard/deposit/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Account' })).toBeInViewport({ ratio: 1 });

    const names = page.getByRole('navigation').getByRole('link');
    const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
    for (const [nth, box] of boxes.slice(1).entries()) {
      const before = boxes[nth];
      expect(box?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    }
    expect(
      await names.evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length),
    ).toBe(0);
  },
);
