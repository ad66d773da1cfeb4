import { expect, type Page } from '@playwright/test';

/** Phones, a tablet, a desk. */
const WIDTHS = [320, 360, 768, 1280];

const expectSoftly = expect.configure({ soft: true, timeout: 3000 });

/** At no width is the page, or a dialog that is open on it, wider than its window. */
export async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Drawings follow their place a moment later. All screens that are too wide are listed, not the first alone.
    await expectSoftly.poll(() => tooWide(page), `${screen} at ${width} px`).toEqual([]);
  }
}

/** What is wider than its window, and the elements that make it so. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], :popover-open')];
    return boxes
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((box) => {
        const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
        const culprits = [...box.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > edge + 1,
        );
        return [
          `${box.tagName}: ${box.scrollWidth} > ${box.clientWidth}`,
          ...culprits.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`),
        ];
      });
  });
