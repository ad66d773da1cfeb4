import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a link may name besides a page of the site: a place on its page, another site, or an address made by its caller. */
const OTHERS = [
  /^"(#|https:)/,
  /^\{`#/,
  // A view of the console, whose address is a query.
  /^\{query\}/,
  // A wallet, an authenticator app, a source of prices.
  /^\{ur[il]\}/,
  // Made by `address` where the logo is used.
  /^\{href\}/,
  // The same page in another language.
  /^\{prefixOf\(tag\) \+ pageAt\(/,
];

it('makes every link to a page by `address`, so that it keeps the language', () => {
  const links = globSync('src/islands/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<a\b(?:[^>]|=>)*?\bhref=(.{0,40})/g)].map(
      ([, href = '']) => [file, href] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(40);
  const lost = links.filter(
    ([, href]) => !href.startsWith('{address(') && !OTHERS.some((other) => other.test(href)),
  );
  expect(lost).toEqual([]);
});
