import { describe, expect, test, vi } from 'vitest';
import { searchPosts } from '#bench/support/search-posts.mjs';
import { packParts } from '#search/pack-parts.ts';
import { pathOf } from '#search/part.ts';
import { searchable } from './posts.ts';

const textOf = (post: { title: string; teaser: string; words?: string }) =>
  post.title + post.teaser + (post.words ?? '');

describe('the index of a few posts', () => {
  test('has what a result shows, and every telling word of the body once, most used first', async () => {
    const post = searchable({
      slug: 'login-by-forceid',
      title: 'Login by ForceID',
      tags: ['security'],
      teaser: 'A demo.',
      body: 'The seed, a login, the key of the seed; security in S6.',
    });
    expect(await packParts([post])).toEqual([
      {
        pages: [],
        posts: [
          {
            title: 'Login by ForceID',
            date: '2022-08-24',
            tags: ['security'],
            teaser: 'A demo.',
            words: 'seed key s6',
          },
        ],
        older: 0,
      },
    ]);
  });

  test('keeps the words of the body as they are written, whatever their accents', async () => {
    const post = searchable({
      title: 'Title',
      teaser: 'Teaser.',
      body: 'Un’Autorità. L’autorita\u0300, perche\u0301!',
    });
    const [part] = await packParts([post]);
    expect(part?.posts[0]?.words).toBe('un’autorità l’autorità perché');
  });

  test('leads to each post, also where the address is not what the title gives', async () => {
    const posts = [
      searchable({ title: 'Zürich: a café', slug: 'zurich-a-cafe' }),
      searchable({ title: 'Another', slug: 'some-other-name' }),
    ];
    const [part] = await packParts(posts);
    expect(part?.posts.map(pathOf)).toEqual(['/news/zurich-a-cafe/', '/news/some-other-name/']);
    expect(part?.posts[0]).not.toHaveProperty('slug');
  });

  test('is one part without posts if there are none', async () => {
    expect(await packParts([])).toEqual([{ pages: [], posts: [], older: 0 }]);
  });
});

describe('the index of many posts', () => {
  test('is cut into parts of 200 posts, newest first, and each says how many come after', async () => {
    const parts = await packParts(searchPosts(450));
    expect(parts.map(({ posts, older }) => [posts.length, older])).toEqual([
      [200, 250],
      [200, 50],
      [50, 0],
    ]);
    const days = parts.flatMap(({ posts }) => posts.map(({ date }) => date));
    expect(days).toEqual(days.toSorted().reverse());
  });

  test.each([1, 20, 200])(
    'of %i has as much text as there is room for in a part beside the pages, and no more',
    async (count) => {
      const pages = [{ path: '/maths/', title: 'The maths', teaser: 'word '.repeat(400) }];
      const [part] = await packParts(searchPosts(count), pages);
      expect(part?.pages).toEqual(pages);
      const length = [...pages, ...(part?.posts ?? [])].reduce((sum, each) => sum + textOf(each).length, 0);
      expect(length).toBeLessThanOrEqual(23_500);
    },
  );

  test('shortens teasers by whole words', async () => {
    const teaser = 'Many words, '.repeat(20).trim();
    const posts = Array.from({ length: 200 }, () => searchable({ title: 'Title', teaser }));
    const [part] = await packParts(posts);
    expect(part?.posts[0]?.teaser).toMatch(/^Many words, .*(Many|words)…$/);
  });

  test('reads no body that it has no room for', async () => {
    const readBody = vi.fn(async () => 'body');
    const posts = Array.from({ length: 200 }, () => ({
      ...searchable({ teaser: 'word '.repeat(50) }),
      readBody,
    }));
    await packParts(posts);
    expect(readBody).not.toHaveBeenCalled();
  });
});
