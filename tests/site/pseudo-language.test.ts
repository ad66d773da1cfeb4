// English that only tests build, with marks on every word that can be translated: text without a mark is text that no
// translation can reach.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { parse } from './built-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pseudo-'));

beforeAll(() => {
  const { PATH, HOME, TMPDIR } = process.env;
  const built = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { env: { PATH, HOME, TMPDIR, SITE_LANGUAGE: 'en-XA' }, encoding: 'utf8' },
  );
  expect(built.status, built.stdout + built.stderr).toBe(0);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What editors write has translations of its own, and stays as it is. */
const WRITTEN = lettersOf(
  globSync('src/content/**/*.{yaml,mdx}')
    .filter((file) => !/\.it\.\w+$/.test(file))
    // Figures take the place of names in braces.
    .map((file) =>
      readFileSync(file, 'utf8')
        .replaceAll('{site}', 'Tessera')
        .replaceAll(/\{\w+\}/g, ''),
    )
    .join('\n'),
);

/** Names, which are the same in every language, and words of the settings. */
const NAMES = ['Tessera', ...Object.values(LANGUAGES).flatMap(({ name, footnotes }) => [name, footnotes])];

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]+/gu, '');
}

/** Whether the sign is part of a word that was marked: its text has brackets around it. */
const isMarked = (text: string): boolean => /[[\]]/.test(text);

test('no page has a word that cannot be translated', () => {
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(30);
  const unmarked = new Map<string, string>();
  for (const page of pages) {
    const { body } = parse(readFileSync(join(folder, page), 'utf8'), 'text/html');
    for (const each of body.querySelectorAll('script, style, template, svg, code, pre')) each.remove();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const letters = lettersOf(text.replace(/^S[68]:/, ''));
      const isWords = /\p{L}{3}/u.test(text) && !isMarked(text) && !NAMES.includes(text);
      if (isWords && !WRITTEN.includes(letters)) unmarked.set(text, page);
    }
  }
  expect([...unmarked].map(([text, page]) => `${page}: ${text}`)).toEqual([]);
});
