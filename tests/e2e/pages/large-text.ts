import { expect, type Page } from '@playwright/test';

/** Two phones, and a person's own size of text, of 16 px by default: 150 % and 200 %. */
const WINDOWS = [320, 390].flatMap((width) => [24, 32].map((fontSize) => ({ width, fontSize })));

/** Sets the size of text as a browser's own setting does: `rem` and media queries follow it. */
export async function setTextSize(page: Page, fontSize: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.enable');
  await tools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
}

const expectSoftly = expect.configure({ soft: true, timeout: 3000 });

export async function expectLargeTextToFit(page: Page, screen: string): Promise<void> {
  for (const { width, fontSize } of WINDOWS) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, fontSize);
    await expectSoftly
      .poll(() => faultsOfLargeText(page), `${screen} at ${width} px with text of ${fontSize} px`)
      .toEqual([]);
  }
}

export const faultsOfLargeText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]') &&
      !isHiddenFromEyes(element);
    // For screen readers alone.
    const isHiddenFromEyes = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isHiddenFromEyes(element.parentElement));
    const styleOf = (element: Element) => getComputedStyle(element);

    /** Where an element can be seen, or scrolled to: its window, less what its boxes cut off. */
    const sightOf = (element: Element) => {
      let [left, right] = [0, root.clientWidth];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = styleOf(box);
        const edges = box.getBoundingClientRect();
        // What scrolls is in sight where its box is.
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return null;
        if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        if (position === 'fixed') break;
      }
      return { left, right };
    };

    const tooWide = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px`] : [];

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const faults = texts.flatMap((text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || /SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION/.test(parent.tagName) || !isShown(parent)) return [];
      if (parent.closest('svg')) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const sight = sightOf(parent);
      const out = sight && styleOf(parent).textOverflow !== 'ellipsis'
        ? [...range.getClientRects()].filter(({ left, right, width }) => width > 1 && (left < sight.left - 1 || right > sight.right + 1))
        : [];
      const words = parent.closest('bdi, code, [contenteditable]') ? [] : [...text.data.matchAll(/\S+/g)].filter(({ 0: word }) => !/[@/]/.test(word)).flatMap(({ 0: token, index: at }) => [...token.matchAll(/[^-–—−]+/g)].map(({ 0: word, index }) => ({ 0: word, index: at + index })));
      const broken = words.filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      });
      return [
        ...(out.length > 0 ? [`out of sight: ${nameOf(parent)}`] : []),
        ...broken.map(({ 0: word }) => `broken: ${word} in ${nameOf(parent)}`),
      ];
    });
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary, video')].flatMap((control) => {
      if (!isShown(control)) return [];
      const box = control.getBoundingClientRect();
      if (box.width === 0) return [];
      const sight = sightOf(control);
      return sight && (box.left < sight.left - 1 || box.right > sight.right + 1) ? [`control out: ${nameOf(control)}`] : [];
    });
    const bars = [...document.querySelectorAll('body *')].filter((element) => /fixed|sticky/.test(styleOf(element).position) && isShown(element)).flatMap((bar) => {
      const box = bar.getBoundingClientRect();
      return box.height > innerHeight / 4 && !bar.closest('dialog, [popover]') ? [`covers ${Math.round(box.height)}: ${nameOf(bar)}`] : [];
    });
    return [...new Set([...tooWide, ...faults, ...controls, ...bars])];
  });
