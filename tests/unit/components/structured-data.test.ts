import { expect, test } from 'vitest';
import { breadcrumbsOf } from '#components/structured-data/breadcrumbs.ts';
import { aboutPost } from '#components/structured-data/things.ts';

const sections = { '/': 'Home', '/news/': 'News' };
const site = { name: 'Tessera', url: new URL('https://tessera.example/') };
const post = {
  title: 'Transformation',
  description: 'What was announced.',
  date: '2022-08-24',
  author: 'Tessera editors',
  tags: ['programme'],
  url: 'https://tessera.example/news/transformation/',
  picture: 'https://tessera.example/_astro/og/0123456789abcdef.png',
};

test('the breadcrumbs of a page are the folders that are pages', () => {
  expect(breadcrumbsOf('/news/tags/wallets/', 'Wallets', sections)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'News', path: '/news/' },
    { name: 'Wallets', path: '/news/tags/wallets/' },
  ]);
  expect(breadcrumbsOf('/roadmap/', 'Roadmap', sections)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Roadmap', path: '/roadmap/' },
  ]);
});

test('a section is not above itself', () => {
  expect(breadcrumbsOf('/news/', 'News', sections).map(({ name }) => name)).toEqual(['Home', 'News']);
});

test.each([
  [null, 'Organization'],
  ['Tessera editors', 'Organization'],
  ['Tessera', 'Organization'],
  ['Tesserae Ltd', 'Person'],
  ['Ada Byron', 'Person'],
])('the author %s is a %s', (author, type) => {
  const [article] = aboutPost({ ...post, author }, [], site);
  expect(article).toMatchObject({ author: { '@type': type, name: author ?? 'Tessera editors' } });
});

test.each([
  [undefined, '2022-08-24'],
  ['2022-09-01', '2022-09-01'],
])('a post updated on %s was modified on %s', (updated, modified) => {
  const [article] = aboutPost({ ...post, updated }, [], site);
  expect(article).toMatchObject({ datePublished: '2022-08-24', dateModified: modified });
});
