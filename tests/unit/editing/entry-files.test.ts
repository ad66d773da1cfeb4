import { describe, expect, it } from 'vitest';
import { findEntryFiles } from '#editing/entry-files.ts';
import { describeMistake } from '#editing/mistake.ts';

const filesOf = (...names: string[]) => findEntryFiles(names, 'text', 'src/content/news/');
const mistakesOf = (...names: string[]) => filesOf(...names).mistakes.map(describeMistake);

const misnamed = (name: string) =>
  `src/content/news/${name}:1 file name: must be of small letters, digits and single hyphens, ` +
  'like open-source.mdx or open-source.md, directly in src/content/news/.';

describe('the files of a folder of texts', () => {
  it('are its .mdx and .md files, beside pictures and films', () => {
    expect(filesOf('b.md', 'a-1.mdx', 'a-1.webp', 'films/walk.mp4')).toEqual({
      entries: [
        { name: 'a-1.mdx', id: 'a-1', language: 'en' },
        { name: 'b.md', id: 'b', language: 'en' },
      ],
      mistakes: [],
    });
  });

  it('are translations where the name says a language of the site', () => {
    expect(filesOf('walk.mdx', 'walk.it.mdx').entries).toEqual([
      { name: 'walk.it.mdx', id: 'walk', language: 'it' },
      { name: 'walk.mdx', id: 'walk', language: 'en' },
    ]);
    expect(mistakesOf('walk.xy.mdx')).toEqual([misnamed('walk.xy.mdx')]);
  });

  it.each(['My post.mdx', 'post.MDX', 'post.markdown', 'a--b.md', '2026/post.mdx'])(
    'are refused where Astro or an address could not use them: %s',
    (name) => {
      expect(mistakesOf(name)).toEqual([misnamed(name)]);
    },
  );

  it('are refused where two come to one address', () => {
    expect(mistakesOf('post.md', 'post.mdx')).toEqual([
      'src/content/news/post.mdx:1 file name: comes to the same address as src/content/news/post.md. Rename or remove one of the two.',
    ]);
    expect(mistakesOf('Post.mdx', 'post.mdx')).toEqual([
      misnamed('Post.mdx'),
      'src/content/news/post.mdx:1 file name: comes to the same address as src/content/news/Post.mdx. Rename or remove one of the two.',
    ]);
  });
});

describe('the files of a folder of data', () => {
  it('end with .yaml', () => {
    const { entries, mistakes } = findEntryFiles(['a.yaml', 'b.yml', 'a.svg'], 'data', 'src/content/coins/');
    expect(entries).toEqual([{ name: 'a.yaml', id: 'a', language: 'en' }]);
    expect(mistakes.map(({ file }) => file)).toEqual(['src/content/coins/b.yml']);
  });
});
