import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { RECORDED_COINS } from '#market/coins.ts';
import { PSEUDO_FOLDER, PSEUDO_LANGUAGE } from '#scripts/pseudo-site.mjs';
import { faultsOfSight } from './large-text.ts';

export const PSEUDO_PREFIX = `/${PSEUDO_LANGUAGE}`;
const HEIGHT = 844;

const expectSoftly = expect.configure({ soft: true, timeout: 20_000 });

/** What editors call something, and no translation calls otherwise. */
const namesOfEditors = globSync('src/content/*/*.yaml').flatMap((file) => {
  const fieldsOf = (path: string) => (existsSync(path) ? parse(readFileSync(path, 'utf8')) : {});
  const translated = fieldsOf(file.replace('.yaml', '.it.yaml'));
  const { name = null, title = null } = { ...fieldsOf(file), ...translated };
  return [translated.name ? null : name, translated.title ? null : title].filter(
    (each): each is string => each !== null,
  );
});

/** They are the same in all languages. The longest comes first, since it may contain another. */
const NAMES = [
  'USD',
  ...namesOfEditors,
  ...RECORDED_COINS.flatMap(({ name, symbol }) => [name, symbol]),
].sort((one, other) => other.length - one.length);

/** Answers for the pages of the pseudo-language. All others are those of the site, so both have one member. */
export async function servePseudoSite(page: Page): Promise<void> {
  await page.context().route(`**${PSEUDO_PREFIX}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(PSEUDO_PREFIX.length);
    const file = join(PSEUDO_FOLDER, path.endsWith('/') ? `${path}index.html` : path);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

/** All words can be translated, and all of the page is in sight and mirrored: on a phone, and on the narrowest one in the other direction. */
export async function expectToBeTranslatable(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await expectSoftly.poll(() => untranslated(page), `${screen}: words without a mark`).toEqual([]);
  await expectSoftly.poll(() => faultsOfSight(page), `${screen} at 390 px, from the right`).toEqual([]);
  await expectSoftly.poll(() => unmirrored(page), `${screen}: not mirrored`).toEqual([]);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await setDirection(page, 'ltr');
  await expectSoftly.poll(() => faultsOfSight(page), `${screen} at 320 px, from the left`).toEqual([]);
  await setDirection(page, 'rtl');
}

const setDirection = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/**
 * What no one can translate: words in Latin letters without a mark. An element says that it holds no words of ours by what it is
 * (`code`, `bdi`, `time`), by `dir="auto"`, `translate="no"` or another `lang`. Numbers and addresses are none, and what the
 * browser writes itself is in Arabic letters.
 */
const untranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const root = document.documentElement;
    const NO_WORDS = 'code, bdi, time, [dir="auto"], [translate="no"], script, style, template, noscript';
    const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext'];
    const SHOWN = ['placeholder', 'title'];

    /** A mark may begin in one node and end in another. */
    const outsideOfMarks = (text: string): string => {
      let rest = text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replaceAll(/\[[^[\]]*\]/g, ' ');
      }
      return rest.replace(/^[^[]*\]/, ' ').replace(/\[.*$/s, ' ');
    };
    const isWords = (text: string) =>
      names
        .reduce((rest, name) => rest.replaceAll(name, ' '), outsideOfMarks(text))
        .split(/\s+/)
        .some((part) => /\p{Script=Latin}{3}/u.test(part) && !/[\d@/]/.test(part));
    const isOurs = (element: Element) =>
      !element.closest(NO_WORDS) && element.closest('[lang]')?.getAttribute('lang') === root.lang;

    const found = new Set<string>();
    const look = (element: Element | null, what: string, text: string | null) => {
      if (element && text && isWords(text) && isOurs(element))
        found.add(`${what}: ${text.trim().slice(0, 100)}`);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      if (node instanceof Element)
        for (const name of [...ATTRIBUTES, ...SHOWN]) look(node, name, node.getAttribute(name));
      else look(node.parentElement, node.parentElement?.tagName.toLowerCase() ?? '', node.textContent);
    }
    look(root, 'the title', document.title);
    return [...found];
  }, NAMES);

/** Boxes that are not where the other direction has their mirror image: something names a side of the window. */
const unmirrored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isTurned = (element: Element): boolean =>
      getComputedStyle(element).rotate !== 'none' ||
      (element.parentElement !== null && isTurned(element.parentElement));
    const boxes = [...document.querySelectorAll('body *')].filter(
      (element) =>
        // What stands in a line of text follows the text, a drawing is the same in all languages, and so is a turned card.
        !/inline|contents|none/.test(getComputedStyle(element).display) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('svg *, [dir="auto"]') &&
        !isTurned(element) &&
        getComputedStyle(element.parentElement ?? element).direction === root.dir,
    );
    const places = () => boxes.map((element) => element.getBoundingClientRect());
    const before = places();
    root.dir = 'ltr';
    const after = places();
    root.dir = 'rtl';
    const wrong = boxes.filter((_, nth) => {
      const [one, other] = [before[nth], after[nth]];
      return one && other && one.width > 0 && Math.abs(one.left - (root.clientWidth - other.right)) > 2;
    });
    return wrong
      .filter((element) => !wrong.some((other) => other !== element && other.contains(element)))
      .map(({ outerHTML }) => outerHTML.slice(0, 150));
  });
