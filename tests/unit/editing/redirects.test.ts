import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageOfFile } from '#editing/collections.ts';
import { projectAt } from '#editing/project.ts';
import { listRedirects } from '#editing/redirects.ts';
import { NOW, postOf } from './corpus/site.ts';

let root: string;
beforeEach(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'tessera-redirects-'))}/`;
  await mkdir(`${root}src/content/news`, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(`${root}src/content/news/${name}`, text);

describe('the former addresses of posts', () => {
  it('lead to where each post is now', async () => {
    await write('walk.mdx', postOf({ add: 'formerly: [/news/old-walk/, /blog/walk/]' }));
    await write('other.md', postOf({}));
    expect(listRedirects(projectAt(root), NOW)).toEqual({
      '/news/old-walk/': '/news/walk/',
      '/blog/walk/': '/news/walk/',
    });
  });

  it('lead nowhere before the post is published, or while its file cannot be read', async () => {
    await write('draft.mdx', postOf({ add: 'formerly: [/news/a/]\ndraft: true' }));
    await write('later.mdx', postOf({ fields: { date: '2026-12-24' }, add: 'formerly: [/news/b/]' }));
    await write('broken.mdx', postOf({ fields: { title: '"A walk' }, add: 'formerly: [/news/c/]' }));
    expect(listRedirects(projectAt(root), NOW)).toEqual({});
  });
});

describe('the page that shows a file, and what is wrong with it', () => {
  it.each([
    ['src/content/news/walk.mdx', '/news/walk/'],
    ['src/content/pages/terms.mdx', '/terms/'],
    ['src/content/pages/maths-published.mdx', '/maths/'],
    ['src/content/pages/meaning.mdx', '/'],
    ['src/content/pages/check-paid.mdx', '/check/'],
    ['src/content/countries/it.yaml', '/check/'],
    ['src/content/warning-signs/urgency.yaml', '/check/'],
    ['src/content/roadmap/nft.yaml', '/'],
    ['src/content/packages/', '/'],
    ['src/content/walk.mdx', '/'],
  ])('is, for %s, %s', (file, page) => {
    expect(pageOfFile(file)).toBe(page);
  });
});
