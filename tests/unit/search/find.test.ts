import { describe, expect, test } from 'vitest';
import { addToIndex, find, type SearchIndex } from '#search/find.ts';
import type { Listed } from '#search/part.ts';
import { listed } from './posts.ts';

const login = listed({
  title: 'Login by ForceID',
  date: '2022-08-24',
  tags: ['accounts', 'security'],
  teaser: 'A partner’s demo back office can be entered with an ID or a wallet number.',
  words: 'seed phrase private key',
});
const sfc = listed({
  title: 'Update about SFC',
  date: '2022-08-16',
  tags: ['programme', 'security'],
  teaser: 'The programme reported that a vulnerability in the SFC economy was avoided.',
  words: 'deposit rules login',
});
const cafe = listed({
  title: 'A café in Zürich',
  date: '2021-01-05',
  teaser: 'The members’ meeting, decentralised.',
});

function titlesFor(query: string, posts: readonly Listed[] = [login, sfc, cafe]): string[] {
  const index: SearchIndex = new Map();
  addToIndex(index, posts);
  return find(index, query).results.map(({ title }) => title);
}

describe('a search finds a post', () => {
  test.each([
    ['by a word of its title', 'ForceID'],
    ['by the beginning of a word', 'forc'],
    ['by a word of its teaser', 'wallet'],
    ['by a tag', 'accounts'],
    ['by a word of its body', 'phrase'],
    ['by several words, in any order and from anywhere', 'seed login'],
    ['whatever the case', 'LOGIN PRIVATE'],
    ['by a word with an apostrophe, written either way', "partner's wallet"],
    ['without the apostrophe', 'partners wallet'],
    ['by what tells, whatever common words are around it', 'how to enter with the login'],
  ])('%s', (_, query) => {
    expect(titlesFor(query)[0]).toBe(login.title);
  });

  test.each(['cafe zurich', 'café', 'CAFÉ ZÜRICH'])('whatever the accents: %s', (query) => {
    expect(titlesFor(query)).toEqual([cafe.title]);
  });

  test.each([
    ['a letter too few', 'vulnerabilty'],
    ['a letter too many', 'vulnerabillity'],
    ['another letter', 'vulnarability'],
    ['two letters that changed places', 'ecnoomy'],
    ['a mistake before it is typed to its end', 'vulnre'],
  ])('in spite of %s', (_, query) => {
    expect(titlesFor(query)).toEqual([sfc.title]);
  });

  test('whichever way it spells', () => {
    expect(titlesFor('decentralized')).toEqual([cafe.title]);
  });

  test('by another form of a word', () => {
    expect(titlesFor('deposits')).toEqual([sfc.title]);
    expect(titlesFor('reporting')).toEqual([sfc.title]);
  });
});

describe('a search does not find a post', () => {
  test('that lacks one of the words', () => {
    expect(titlesFor('login zebra')).toEqual([]);
  });

  test('by a short word with a mistake, which is another word', () => {
    expect(titlesFor('kex')).toEqual([]);
  });

  test('by nothing', () => {
    expect(titlesFor('')).toEqual([]);
    expect(titlesFor(' … ')).toEqual([]);
  });
});

describe('of what is found', () => {
  test('a word of the title counts more than a tag, a tag more than the teaser, the teaser more than the body', () => {
    const posts = [
      listed({ title: 'Body', words: 'wallet' }),
      listed({ title: 'Teaser', teaser: 'On the wallet.' }),
      listed({ title: 'Tag', tags: ['wallet'] }),
      listed({ title: 'Wallet' }),
    ];
    expect(titlesFor('wallet', posts)).toEqual(['Wallet', 'Tag', 'Teaser', 'Body']);
  });

  test('the whole word counts more than its beginning', () => {
    const posts = [listed({ title: 'Payments' }), listed({ title: 'Pay', date: '2020-01-01' })];
    expect(titlesFor('pay', posts)).toEqual(['Pay', 'Payments']);
  });

  test('the newer comes first among equals', () => {
    const posts = [
      listed({ title: 'Wallet', date: '2021-05-05' }),
      listed({ title: 'Wallet', date: '2022-05-05' }),
    ];
    const index: SearchIndex = new Map();
    addToIndex(index, posts);
    expect(find(index, 'wallet').results).toEqual(posts.toReversed());
  });
});

test('a page of that name comes before posts, and one that only has the word comes after a title', () => {
  const page = { path: '/ledger/', title: 'The ledger', teaser: 'All payments.', words: 'withdrawal' };
  const post = listed({ title: 'Ledger', tags: ['ledger'], teaser: 'The ledger.' });
  const withdrawal = listed({ title: 'The small withdrawal' });
  expect(titlesFor('ledger', [post, page])).toEqual(['The ledger', 'Ledger']);
  expect(titlesFor('withdraw', [page, withdrawal])).toEqual(['The small withdrawal', 'The ledger']);
});

test('a text that uses a word much comes before one that uses it once, and pages that mention everything, or have no text, last', () => {
  const before = Array.from({ length: 16 }, (_, nth) => `word${nth}`).join(' ');
  const list = [
    { path: '/register/', title: 'Register', teaser: 'Activate a level.' },
    listed({ title: 'Once', words: `${before} level` }),
    listed({ title: 'Much', words: 'level' }),
    { path: '/maths/', title: 'The maths', teaser: '', words: 'level' },
    { path: '/', title: 'Tessera', teaser: '', words: 'level' },
  ];
  expect(titlesFor('level', list)).toEqual(['The maths', 'Much', 'Once', 'Register', 'Tessera']);
});

test('posts that are added later are found with the others', () => {
  const index: SearchIndex = new Map();
  addToIndex(index, [login]);
  expect(find(index, 'security').results).toEqual([login]);
  addToIndex(index, [sfc]);
  expect(find(index, 'security').results).toEqual([login, sfc]);
});
