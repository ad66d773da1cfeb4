import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDeadLinks } from '#integrations/links/dead-links.ts';
import { findInSource } from '#integrations/live-links.ts';
import { readPage } from '#integrations/links/read-page.ts';

/** What is dead in a site of these pages (by path) and files. */
function deadIn(pages: Readonly<Record<string, string>>, ...files: string[]): readonly string[] {
  const site = {
    origin: 'https://tessera.example',
    pages: Object.keys(pages),
    has: (path: string) => path in pages || files.includes(path),
    read: (path: string) => (path in pages ? readPage(pages[path] ?? '') : null),
  };
  return findDeadLinks(site).map(({ page, url: address, message }) => `${page} ${address}: ${message}`);
}

const HOME = '<main id="main"><h2 id="news">News</h2></main>';

describe('links of the site to itself', () => {
  it('are alive when their page, file or anchor is there', () => {
    const links = [
      '/',
      '/#news',
      '#here',
      '#top',
      '#',
      '/a.webp',
      '/?next=x#news',
      'https://tessera.example/#news',
      'https://elsewhere.org/gone/',
      'mailto:a@b.example',
    ];
    const page = `<h2 id="here">Here</h2>${links.map((link) => `<a href="${link}">x</a>`).join('')}`;
    expect(deadIn({ '/': HOME, '/b/': page }, '/a.webp')).toEqual([]);
  });

  it('are dead when the page is not there, wherever the address is written whole or in part', () => {
    const page =
      '<a href="/gone/">x</a><a href="../gone/">x</a><a href="https://tessera.example/gone/#x">x</a>';
    const sentence = 'leads to /gone/, which is not there. Correct it or remove it.';
    expect(deadIn({ '/': HOME, '/b/': page })).toEqual([
      `/b/ /gone/: ${sentence}`,
      `/b/ ../gone/: ${sentence}`,
      `/b/ https://tessera.example/gone/#x: ${sentence}`,
    ]);
  });

  it('are dead when they lead to another site under .example, a reserved name', () => {
    const page = '<a href="https://academy.tessera.example/news/">x</a><a href="http://example.org/">x</a>';
    expect(deadIn({ '/': HOME, '/b/': page })).toEqual([
      '/b/ https://academy.tessera.example/news/: leads to a host under .example, where nothing can ever be. Write the real address or remove it.',
    ]);
  });

  it('are dead when the anchor is not there, on the same page or another', () => {
    const page = '<a href="/#nwes">x</a><a href="#nwes">x</a>';
    expect(deadIn({ '/': HOME, '/b/': page })).toEqual([
      '/b/ #nwes: leads to #nwes, but /b/ has no such heading. Correct it or remove the part from #.',
      '/b/ /#nwes: leads to #nwes, but / has no such heading. Correct it or remove the part from #.',
    ]);
  });

  it('are dead without the slash at the end', () => {
    expect(deadIn({ '/b/': '<a href="/b">x</a>' })).toEqual(['/b/ /b: must end with a slash: /b/.']);
  });

  it('are told of once, on the first page', () => {
    const page = '<a href="/gone/">x</a>';
    expect(deadIn({ '/a/': page, '/b/': page })).toHaveLength(1);
  });

  it('are those of pictures, films and styles, too', () => {
    const page =
      '<link rel="stylesheet" href="/a.css"><img src="/a.webp" srcset="/b.webp 480w, /c.webp 960w"><video poster="/d.webp">';
    expect(deadIn({ '/': page }, '/a.css', '/a.webp', '/b.webp')).toEqual([
      '/ /c.webp: leads to /c.webp, which is not there. Correct it or remove it.',
      '/ /d.webp: leads to /d.webp, which is not there. Correct it or remove it.',
    ]);
  });
});

describe('a built page', () => {
  it('is read without what only looks like a link', () => {
    const { urls: addresses } = readPage(
      '<!-- <a href="/a/"> --><script>"<a href=/b/>"</script><style>a[href="/c/"]{}</style><p title="<a href=/d/>">x</p>',
    );
    expect(addresses).toEqual([]);
  });

  it('is read however its attributes are quoted and written', () => {
    const page = `<a class=x href=/a/>x</a><a href='/b/' data-x>x</a><A\n HREF="/c/?a=1&amp;b=2#&#x75;">x</A><p id=one>`;
    const { urls: addresses, anchors } = readPage(page);
    expect(addresses).toEqual(['/a/', '/b/', '/c/?a=1&b=2#u']);
    expect([...anchors]).toEqual(['one']);
  });
});

describe('a dead link in the source', () => {
  let folder: string;
  beforeEach(async () => {
    folder = `${await mkdtemp(join(tmpdir(), 'tessera-source-'))}/`;
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is found by file and line, where it is written as a whole', async () => {
    await writeFile(
      `${folder}post.mdx`,
      'A [link](/gone/).\n\n<a href="/gone/">x</a> [other](/gone/more/)\n',
    );
    await writeFile(`${folder}words.ts`, "const a = { href: '/gone/#x' };\nconst b = { href: '/gone/' };\n");
    await writeFile(`${folder}notes.txt`, '/gone/');
    expect(findInSource(pathToFileURL(folder), '/gone/')).toEqual([
      { file: 'post.mdx', line: 1 },
      { file: 'post.mdx', line: 3 },
      { file: 'words.ts', line: 2 },
    ]);
  });
});
