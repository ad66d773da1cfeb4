import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { RECORDED_COINS } from '#market/coins.ts';

/** What editors call something, and no translation calls otherwise. */
const namesOfEditors = globSync('src/content/*/*.yaml').flatMap((file) => {
  const isTranslated = (field: string) =>
    existsSync(file.replace('.yaml', '.it.yaml')) &&
    parse(readFileSync(file.replace('.yaml', '.it.yaml'), 'utf8'))[field] !== undefined;
  const entry = parse(readFileSync(file, 'utf8'));
  return ['name', 'title'].flatMap((field) =>
    entry[field] && !isTranslated(field) ? [`${entry[field]}`] : [],
  );
});

/** They are the same in all languages. */
const NAMES = [
  'USD',
  ...namesOfEditors,
  ...RECORDED_COINS.flatMap(({ name, symbol }) => [name, symbol]),
].sort((one, other) => other.length - one.length);

/**
 * What nobody could translate: words without a mark. Not words of ours are what stands in an element for it (`code`, `bdi`, `time`,
 * `data`), what is marked so (`translate="no"`), what is said to be in another language (`lang`), and what the browser itself
 * translates: dates, units and countries.
 */
export const unmarkedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const root = document.documentElement;
    const DATA = 'code, bdi, time, data, [dir="auto"], [translate="no"], script, style, template, noscript';
    const ATTRIBUTES = [
      'alt',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
    ];

    const letters = Array.from({ length: 26 }, (_, nth) => String.fromCharCode(65 + nth));
    const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
    const days = Array.from({ length: 400 }, (_, nth) => new Date(Date.UTC(2026, 0, nth)));
    const inUnit = (unit: string, unitDisplay: 'short' | 'long') =>
      [1, 2].map((count) =>
        new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay }).format(count),
      );
    const ofBrowser = [
      ...letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? '')),
      ...(['short', 'long'] as const).flatMap((width) => [
        ...days.flatMap((day) => [
          day.toLocaleDateString('en-GB', { month: width, timeZone: 'UTC' }),
          day.toLocaleDateString('en-GB', { weekday: width, timeZone: 'UTC' }),
        ]),
        ...['day', 'hour', 'minute', 'month', 'year'].flatMap((unit) => inUnit(unit, width)),
      ]),
    ];
    const known = new Set(ofBrowser.flatMap((text) => text.match(/\p{L}+/gu) ?? []));

    /** A mark may begin in one node and end in another. */
    const outside = (text: string): string => {
      let rest = text;
      for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replaceAll(/\[[^[\]]*\]/g, ' ');
      }
      return rest.replace(/^[^[]*\]/, ' ').replace(/\[.*$/s, ' ');
    };
    const isWords = (text: string) =>
      names
        .reduce((rest, name) => rest.replaceAll(name, ' '), outside(text))
        .split(/\s+/)
        // What has a figure in it is a number or a code, and what has one of these signs is an address.
        .filter((token) => !/[\d@/]/.test(token))
        .flatMap((token) => token.match(/\p{L}{3,}/gu) ?? [])
        .some((word) => !known.has(word));
    const isData = (element: Element) =>
      element.closest(DATA) !== null || element.closest('[lang]')?.getAttribute('lang') !== root.lang;

    const found: string[] = [];
    const note = (element: Element, where: string, text: string) => {
      if (isWords(text) && !isData(element))
        found.push(
          `${element.closest('[class]')?.className}/${element.tagName.toLowerCase()}${where}: ${text.trim().slice(0, 100)}`,
        );
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      if (node instanceof Element)
        for (const name of ATTRIBUTES) note(node, ` ${name}`, node.getAttribute(name) ?? '');
      else if (node.parentElement) note(node.parentElement, '', node.textContent ?? '');
    }
    if (isWords(document.title)) found.push(`title: ${document.title}`);
    return [...new Set(found)];
  }, NAMES);

/** Boxes that are not where the other direction has their mirror image: something names a side of the window. */
export const unmirrored = async (page: Page): Promise<readonly string[]> => {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const shown = [...document.querySelectorAll('body *')].filter((element) => {
      const { display } = getComputedStyle(element);
      return (
        !/inline|contents|none/.test(display) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('svg *, [dir], math, [lang="en"]') &&
        !element.matches('.sr-only')
      );
    });
    const places = () => shown.map((element) => element.getBoundingClientRect());
    const before = places();
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    const after = places();
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    const width = root.clientWidth;
    const wrong = shown.filter((_, nth) => {
      const [one, other] = [before[nth], after[nth]];
      if (!one || !other || one.width === 0) return false;
      return Math.abs(one.left - (width - other.right)) > 2;
    });
    return wrong
      .filter((element) => !wrong.includes(element.parentElement as Element))
      .map((element) => {
        const nth = shown.indexOf(element);
        return `${element.tagName}.${element.className}/${element.parentElement?.className} “${element.textContent?.trim().slice(0, 40)}”: ${before[nth]?.left} to ${before[nth]?.right}, then ${after[nth]?.left} to ${after[nth]?.right}`;
      });
  });
};

/** Answers for the pages of the language from its build. All others are those of the site. */
export async function serveBuild(page: Page, folder: string, prefix: string): Promise<void> {
  await page.context().route(`**${prefix}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(prefix.length);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const isThere = await readFile(file).catch(() => null);
    if (isThere === null) await route.fulfill({ status: 404, body: '' });
    else await route.fulfill({ path: file });
  });
}
