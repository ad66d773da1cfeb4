// Links to elsewhere: those that are set are used, and of the others no visitor, reader or robot finds a reserved address.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { academyWay, footerWays, reviewsWay, type Way } from '#components/site/ways.ts';
import { type LinkSettings, outsideLinks, sourceOf } from '#data/outside-links.ts';
import { GUEST_LINK } from '#domain/routes.ts';
import { heroText, landingText, newsText } from '#i18n/public.ts';
import { documentOf, isServed } from './built-pages.ts';

const settings: LinkSettings = parse(readFileSync('src/content/site/settings.yaml', 'utf8')).links;
const links = outsideLinks(settings);

const waysIn = (page: string, selector: string): Way[] =>
  [...documentOf(page).querySelectorAll(`${selector} a`)].map((link) => ({
    href: link.getAttribute('href') ?? '',
    label: link.textContent?.trim() ?? '',
  }));

test('no page, feed, sitemap or structured data names a host under .example', () => {
  const files = globSync('dist/**/*.{html,xml,json,txt}');
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\/[\w.-]+\.example\b/g)].map(([host]) => `${file}: ${host}`),
  );
  expect(found).toEqual([]);
});

test('footer and landing lead where the settings say under those names, and elsewhere nowhere', () => {
  expect(waysIn('/', 'footer nav')).toEqual(footerWays(links).flat());
  expect(waysIn('/', '#meaning')).toContainEqual(academyWay(links, landingText.academy));
  const reviews = reviewsWay(links);
  expect(waysIn('/', '#testimonials').filter(({ href }) => !href.startsWith('/clips/'))).toEqual(
    reviews ? [reviews] : [],
  );
});

test('the landing ends as it begins: a guest goes in at once, and beside it is the registration', () => {
  const ways = [
    { href: GUEST_LINK, label: heroText.guest },
    { href: '/register/', label: heroText.register },
  ];
  expect(waysIn('/', '.closing')).toEqual(ways);
  expect(waysIn('/', '.hero .cluster')).toEqual(ways);
});

test('posts lead to their originals, or to the counterpart', () => {
  const posts = globSync('src/content/news/*.{md,mdx}').flatMap((file) => {
    const [, slug = ''] = /([^\\/]+)\.mdx?$/.exec(file) ?? [];
    const [, yaml = ''] = /^---\r?\n([\s\S]*?)^---/m.exec(readFileSync(file, 'utf8')) ?? [];
    const { source } = parse(yaml) ?? {};
    return source && isServed(`/news/${slug}/`) ? [{ slug, source }] : [];
  });
  for (const { slug, source } of posts) {
    const { url, isOriginal } = sourceOf(source);
    const label = isOriginal ? newsText.source : newsText.withoutSource;
    expect(waysIn(`/news/${slug}/`, 'article')).toContainEqual({ href: url, label });
  }
});
