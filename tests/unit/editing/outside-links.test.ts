import { expect, it } from 'vitest';
import { outsideLinks, sourceOf } from '#data/outside-links.ts';

const UNSET = {
  academy: 'https://academy.tessera.example/',
  reviews: 'https://reviews.tessera.example/',
  messagingChannel: 'https://chat.tessera.example/',
  repository: 'https://code.tessera.example/tessera',
};

it('leads to the site’s own counterparts while nothing is set, and names no source code', () => {
  expect(outsideLinks(UNSET)).toEqual({
    academy: '/maths/',
    reviews: '/#testimonials',
    messagingChannel: '/dashboard/?help',
    repository: null,
  });
});

it.each(['academy', 'reviews', 'messagingChannel', 'repository'] as const)(
  'uses the %s that is set',
  (name) => {
    const url = `https://${name.toLowerCase()}.tessera.org/`;
    expect(outsideLinks({ ...UNSET, [name]: url })).toEqual({ ...outsideLinks(UNSET), [name]: url });
  },
);

it('leads from a post to its original, or until that is known to the academy’s counterpart', () => {
  const url = 'https://academy.tessera.org/news/transformation/';
  expect(sourceOf(url)).toEqual({ url, isOriginal: true });
  expect(sourceOf('https://academy.tessera.example/news/transformation/')).toEqual({
    url: '/maths/',
    isOriginal: false,
  });
});
