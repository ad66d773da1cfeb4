import { expect, type Page } from '@playwright/test';

/** A desk at 400 % zoom (WCAG 1.4.10), a phone, a tablet, a desk. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 800 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
];

const expectSoftly = expect.configure({ soft: true, timeout: 20_000 });

/** In no window does the page, or a dialog that is open on it, scroll sideways, and no bar takes a low window's height. */
export async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    // Drawings follow their place a moment later. All screens that do not fit are listed, not the first alone.
    await expectSoftly
      .poll(() => faultsOfFit(page), `${screen} at ${window.width} × ${window.height} px`)
      .toEqual([]);
  }
}

/** What is wider than its window and the elements that make it so, and what covers too much of it. */
const faultsOfFit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = ({ tagName, className }: Element) => `${tagName}.${className}`;
    const dialogs = [...document.querySelectorAll('dialog[open], :popover-open')];
    const tooWide = [document.documentElement, ...dialogs]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((box) => {
        const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
        const culprits = [...box.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > edge + 1,
        );
        return [`${box.tagName}: ${box.scrollWidth} > ${box.clientWidth}`, ...culprits.slice(-3).map(nameOf)];
      });
    // What is out of the window of a modal dialog cannot be scrolled to.
    const outside = dialogs.filter((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect();
      return dialog.matches(':modal') && (top < 0 || bottom > innerHeight);
    });
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        !element.closest('dialog, [popover]') &&
        element.clientHeight > innerHeight / 8 &&
        innerHeight < 400,
    );
    return [
      ...tooWide,
      ...outside.map((dialog) => `out of the window: ${nameOf(dialog)}`),
      ...bars.map((bar) => `covers a low window: ${nameOf(bar)}`),
    ];
  });

/** At 400 % zoom neither the page nor anything on it scrolls sideways. */
export async function expectNothingSideways(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const sideways = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body *')]
        .filter((each) => each.scrollWidth > each.clientWidth)
        .filter((each) => each.matches('html') || /auto|scroll/.test(getComputedStyle(each).overflowX))
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
  await expectSoftly.poll(sideways, `${screen} at 400 % zoom`).toEqual([]);
}

/** Wherever the keyboard leads on the page, the window shows it, beside the bars and not behind them. */
export async function expectFocusInSight(page: Page): Promise<void> {
  for (const window of WINDOWS.slice(0, 2)) {
    await page.setViewportSize(window);
    expect(await hiddenFocus(page), `${page.url()} at ${window.width} × ${window.height} px`).toEqual([]);
  }
}

/** The elements that take the focus and are then out of the window, or behind something else. */
const hiddenFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex="0"]'),
    ];
    const hidden = stops.filter((stop) => {
      if (!stop.checkVisibility({ visibilityProperty: true })) return false;
      stop.focus();
      if (document.activeElement !== stop) return false;
      const shown = stop.closest('label') ?? stop;
      const [box] = shown.getClientRects();
      if (!box) return true;
      // Look at the middle of the visible part of a high element.
      const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      const heights = box.height < innerHeight / 4 ? [box.top + 2, box.bottom - 2] : [middle];
      return heights.some((y) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, y);
        // A chart lets the pointer through its slider, to the drawing beside it.
        return !hit || !(shown.parentElement?.contains(hit) || hit.contains(shown));
      });
    });
    return hidden.map(({ outerHTML }) => outerHTML.slice(0, 150));
  });
