import { describe, expect, it } from 'vitest';
import { academyWay, footerWays, reviewsWay } from '#components/site/ways.ts';
import { type LinkSettings, outsideLinks, sourceOf } from '#data/outside-links.ts';

const UNSET: LinkSettings = {
  academy: 'https://academy.tessera.example/',
  reviews: 'https://reviews.tessera.example/',
  messagingChannel: 'https://chat.tessera.example/',
  repository: 'https://code.tessera.example/tessera',
};
const SET: LinkSettings = {
  academy: 'https://academy.tessera.org/',
  reviews: 'https://reviews.tessera.org/',
  messagingChannel: 'https://chat.tessera.org/',
  repository: 'https://code.tessera.org/tessera',
};

describe('a link to elsewhere', () => {
  it('that is not set names what it leads to instead, or is not there', () => {
    const links = outsideLinks(UNSET);
    expect(academyWay(links, 'Our partners')).toEqual({ href: '/maths/', label: 'Learn more: the maths' });
    expect(reviewsWay(links)).toBeNull();
    expect(footerWays(links).flat()).toEqual([
      { href: '/#hts', label: 'How to start' },
      { href: '/check/', label: 'Check an offer' },
      { href: '/maths/', label: 'Learn more: the maths' },
      { href: '/news/', label: 'News' },
      { href: '/roadmap/', label: 'Roadmap' },
      { href: '/ledger/', label: 'Ledger' },
      { href: '/dashboard/?help', label: 'Ask the operators' },
      { href: '/teach/', label: 'For teachers' },
      { href: '/terms/', label: 'Terms of use' },
    ]);
  });

  it('that is set leads there under its own name', () => {
    const links = outsideLinks(SET);
    expect(academyWay(links, 'Our partners')).toEqual({ href: SET.academy, label: 'Our partners' });
    expect(reviewsWay(links)).toEqual({ href: SET.reviews, label: 'See more reviews' });
    expect(footerWays(links).flat()).toEqual([
      { href: '/#hts', label: 'How to start' },
      { href: '/check/', label: 'Check an offer' },
      { href: SET.academy, label: 'Academy' },
      { href: '/news/', label: 'News' },
      { href: '/roadmap/', label: 'Roadmap' },
      { href: '/ledger/', label: 'Ledger' },
      { href: SET.messagingChannel, label: 'Messaging channel' },
      { href: '/teach/', label: 'For teachers' },
      { href: '/terms/', label: 'Terms of use' },
      { href: SET.repository, label: 'Source code' },
    ]);
  });

  it.each(['academy', 'reviews', 'messagingChannel', 'repository'] as const)(
    'leads on alone where only the %s is set',
    (name) => {
      const links = outsideLinks({ ...UNSET, [name]: SET[name] });
      const outside = [...footerWays(links).flat(), reviewsWay(links)].filter((way) =>
        way?.href.startsWith('https:'),
      );
      expect(outside).toEqual([expect.objectContaining({ href: SET[name] })]);
    },
  );
});

it('leads from a post to its original, or until that is known to the maths', () => {
  const url = 'https://academy.tessera.org/news/transformation/';
  expect(sourceOf(url)).toEqual({ url, isOriginal: true });
  expect(sourceOf('https://academy.tessera.example/news/transformation/')).toEqual({
    url: '/maths/',
    isOriginal: false,
  });
});
