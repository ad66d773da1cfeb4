// Links to elsewhere: those that are set are used, and of the others no visitor, reader or robot finds a reserved address.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LinkSettings, outsideLinks, sourceOf } from '#data/outside-links.ts';
import { documentOf, isServed } from './built-pages.ts';

const settings: LinkSettings = parse(readFileSync('src/content/site/settings.yaml', 'utf8')).links;
const links = outsideLinks(settings);

const hrefsIn = (page: string, selector: string): (string | null)[] =>
  [...documentOf(page).querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

test('no page, feed, sitemap or structured data names a host under .example', () => {
  const files = globSync('dist/**/*.{html,xml,json,txt}');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\/[\w.-]+\.example\b/g)].map(([host]) => `${file}: ${host}`),
  );
  expect(found).toEqual([]);
});

test('the footer and the landing lead where the settings say, or to the counterparts', () => {
  const { academy, reviews, messagingChannel, repository } = links;
  const known = [academy, messagingChannel, repository].filter((url) => url !== null);
  expect(hrefsIn('/', 'footer nav')).toEqual(expect.arrayContaining(known));
  expect(hrefsIn('/', '#meaning')).toContain(academy);
  expect(hrefsIn('/', '#testimonials')).toContain(reviews);
});

test('posts lead to their originals, or to the counterpart', () => {
  const posts = globSync('src/content/news/*.{md,mdx}').flatMap((file) => {
    const [, slug = ''] = /([^\\/]+)\.mdx?$/.exec(file) ?? [];
    const [, yaml = ''] = /^---\r?\n([\s\S]*?)^---/m.exec(readFileSync(file, 'utf8')) ?? [];
    const { source } = parse(yaml) ?? {};
    return source && isServed(`/news/${slug}/`) ? [{ slug, source }] : [];
  });
  for (const { slug, source } of posts) {
    expect(hrefsIn(`/news/${slug}/`, 'article')).toContain(sourceOf(source).url);
  }
});
