import { describe, expect, it } from 'vitest';
import { publicationOf } from '#editing/publication.ts';
import { countWords, searchableText } from '#editing/words.ts';
import { groupByTag, relatePosts } from '#data/news/by-tag.ts';
import { packParts } from '#search/pack-parts.ts';
import { searchable } from '#tests/unit/search/posts.ts';

describe('a post on its way to readers', () => {
  const now = new Date('2026-03-01T23:59:59Z');

  it.each([
    ['2026-03-01', false, 'published'],
    ['2022-08-24', false, 'published'],
    ['2026-03-02', false, 'scheduled'],
    ['2022-08-24', true, 'draft'],
    ['2026-03-02', true, 'draft'],
  ])('of %s, draft: %s, is %s', (date, draft, publication) => {
    expect(publicationOf({ date, draft }, now)).toBe(publication);
  });

  it('waits for its day as UTC has it', () => {
    const post = { date: '2026-03-02', draft: false };
    expect(publicationOf(post, new Date('2026-03-02T00:00:00Z'))).toBe('published');
    expect(publicationOf(post, new Date('2026-03-02T00:30:00+01:00'))).toBe('scheduled');
  });
});

describe('the words of a text', () => {
  it('are those that a person reads', () => {
    expect(countWords('## Two words\n\nA [link](/to/some-where/ "title"), $5 and 300%.')).toBe(7);
  });

  it('leave out components, comments and addresses of pictures', () => {
    expect(countWords('<Figure src="./a b.webp" alt="Not read">A caption</Figure> {/* not this */}')).toBe(2);
    expect(countWords('![What it shows](./a.webp)')).toBe(3);
    expect(countWords('')).toBe(0);
  });
});

describe('what stands out in a text', () => {
  const words = Array.from({ length: 150 }, (_, index) => `word${index} word${index}`).join(' ');
  const text = `## Quagga\n\n${words}\n\n<Callout kind="warning">A zebra.</Callout>\n\n![An okapi](./a.webp)\n\n<Figure src="./b.webp" alt="A tapir" />`;

  it('is in the search of 57 long posts, though the text has it once and at its end', async () => {
    const posts = Array.from({ length: 57 }, (_, index) =>
      searchable({ title: `Post ${index}`, body: searchableText(text) }),
    );
    const [part] = await packParts(posts);
    for (const { words: found } of part?.posts ?? []) {
      expect(found?.split(' ')).toEqual(expect.arrayContaining(['quagga', 'zebra', 'okapi', 'tapir']));
    }
  });
});

/** Newest first. */
const POSTS = [
  { slug: 'e', tags: ['x'] },
  { slug: 'd', tags: ['x', 'y'] },
  { slug: 'c', tags: ['y'] },
  { slug: 'b', tags: ['x', 'y', 'z'] },
  { slug: 'a', tags: ['z'] },
];
const slugsOf = (posts: readonly { slug: string }[] = []) => posts.map(({ slug }) => slug).join('');

describe('posts by their tags', () => {
  it('are grouped, newest first', () => {
    const groups = [...groupByTag(POSTS)].map(([tag, posts]) => [tag, slugsOf(posts)]);
    expect(groups).toEqual([
      ['x', 'edb'],
      ['y', 'dcb'],
      ['z', 'ba'],
    ]);
  });

  it('are related: more shared tags first, then the newer', () => {
    const related = relatePosts(POSTS, 3);
    expect(slugsOf(related.get('d'))).toBe('bec');
    expect(slugsOf(related.get('b'))).toBe('dec');
    expect(slugsOf(related.get('a'))).toBe('b');
    expect(slugsOf(relatePosts([{ slug: 'alone', tags: ['w'] }], 3).get('alone'))).toBe('');
  });

  it('are related among their own time, so that 20,000 posts of one tag are no burden', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ slug: `${index}`, tags: ['news'] }));
    const related = relatePosts(many, 3);
    expect(slugsOf(related.get('0'))).toBe('123');
    expect(related.get('10000')?.map(({ slug }) => Number(slug))).toEqual([9988, 9989, 9990]);
  });
});
