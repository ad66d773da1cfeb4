import { expect, type Page } from '@playwright/test';
import { byNight } from '#tests/support/by-night.ts';

/** Two phones, with 200 % and 150 % of the usual 16 px of text. By day the worst of the four. */
const LARGE = [320, 390]
  .flatMap((width) => [32, 24].map((textSize) => ({ width, textSize })))
  .slice(0, byNight(4, 1));

/** Two phones and a tablet, with the usual text: lists stand there in other columns than large text leaves them. */
const USUAL = [360, 390, 768].map((width) => ({ width, textSize: 16 }));

const expectSoftly = expect.configure({ soft: true, timeout: 20_000 });

/** As with large text, at the usual size: whatever the widths of a phone and a tablet do to the columns of a list. */
export const expectTextToFit = (page: Page, screen: string): Promise<void> =>
  expectInSight(page, screen, USUAL);

/**
 * All of the page is in sight however large its text: nothing is wider than the window or cut off, no word of ours is broken,
 * and no bar takes the window's height.
 */
export const expectLargeTextToFit = (page: Page, screen: string): Promise<void> =>
  expectInSight(page, screen, LARGE);

async function expectInSight(page: Page, screen: string, windows: typeof LARGE): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.enable');
  for (const { width, textSize } of windows) {
    await page.setViewportSize({ width, height: 844 });
    // As a browser's own setting does: lengths and media queries in rem follow it.
    await tools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    await expectSoftly
      .poll(() => faultsOfSight(page), `${screen} at ${width} px with text of ${textSize} px`)
      .toEqual([]);
  }
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await tools.detach();
}

export const faultsOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const nameOf = ({ tagName, textContent }: Element) => `${tagName} “${textContent?.trim().slice(0, 40)}”`;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isForScreenReaders(element);
    const isForScreenReaders = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement));

    /** The window, less what the boxes around an element cut off; null where a person can scroll to the element. */
    const sightOf = (element: Element) => {
      let [start, end] = [0, root.clientWidth];
      let [above, below] = [-Infinity, Infinity];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return null;
        if (/hidden|clip/.test(overflowX)) [start, end] = [Math.max(start, left), Math.min(end, right)];
        if (/hidden|clip/.test(overflowY)) [above, below] = [Math.max(above, top), Math.min(below, bottom)];
        if (position === 'fixed') break;
      }
      return { start: start - 1, end: end + 1, above: above + 1, below: below - 1 };
    };
    const isOut = (element: Element, boxes: Iterable<DOMRect>) => {
      const sight = sightOf(element);
      // A line that a box hides as a whole is not cut off.
      const isSeen = ({ top, bottom }: DOMRect) => sight && bottom > sight.above && top < sight.below;
      return (
        sight && [...boxes].filter(isSeen).some(({ left, right }) => left < sight.start || right > sight.end)
      );
    };

    const faultsOfText = (text: Text) => {
      const element = text.parentElement;
      if (!element || !text.data.trim() || element.closest('script, style, svg, select') || !isShown(element))
        return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCutOff =
        getComputedStyle(element).textOverflow !== 'ellipsis' && isOut(element, range.getClientRects());
      // Typed words and addresses may break, and ours at their hyphens. The browser of these tests has no hyphens of other languages.
      const words =
        element.closest('bdi, code') || root.lang !== 'en'
          ? []
          : [...text.data.matchAll(/(?<![^\s-–−])[^\s-–−@/]+(?![^\s-–−])/g)];
      const broken = words.filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      });
      return [
        ...(isCutOff ? [`cut off: ${nameOf(element)}`] : []),
        ...broken.map(([word]) => `broken: ${word} in ${nameOf(element)}`),
      ];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = [];
    while (texts.nextNode()) faults.push(...faultsOfText(texts.currentNode as Text));

    const shown = [...document.querySelectorAll('body *')].filter(isShown);
    const controls = shown.filter(
      (element) =>
        element.matches('a, button, input, select, textarea, summary') &&
        isOut(element, element.getClientRects()),
    );
    const bars = shown.filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        !element.closest('dialog, [popover]') &&
        element.clientHeight > innerHeight / 4,
    );
    const widest = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > root.clientWidth;
    });
    return [
      ...(root.scrollWidth > root.clientWidth
        ? [`the page is ${root.scrollWidth} px wide: ${widest.map(nameOf).join(', ')}`]
        : []),
      ...faults,
      ...controls.map((control) => `out of sight: ${nameOf(control)}`),
      ...bars.map((bar) => `takes ${bar.clientHeight} px of the height: ${nameOf(bar)}`),
    ];
  });
