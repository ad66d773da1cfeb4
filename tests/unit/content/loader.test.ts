import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEntries } from '../../../src/content/loader.ts';
import { roadmapSchema } from '../../../src/content/schemas/programme.ts';
import { listUnsetLinks } from '../../../src/content/unset-links.ts';

const ITEM = 'order: 1\ntitle: NFT\nstatus: done\ntext: Some.\n';

let folder: string;
beforeEach(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'tessera-content-'))}/`;
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(folder + name, text);
const read = () => readEntries(roadmapSchema, folder, '.yaml', folder);

describe('a folder of content', () => {
  it('gives an entry for each file of its kind, named after the file', async () => {
    await write('b.yaml', ITEM);
    await write('a.yaml', ITEM);
    await write('a.svg', '<svg/>');
    expect((await read()).map(({ id, file }) => [id, file])).toEqual([
      ['a', 'a.yaml'],
      ['b', 'b.yaml'],
    ]);
  });

  it('tells of all mistakes in all files at once', async () => {
    await write('a.yaml', ITEM.replace('done', 'soon'));
    await write('b.yaml', ITEM);
    await write('c.yaml', `${ITEM}date: 2026-01-01\nowner: me\n`);
    await expect(read()).rejects.toThrow(
      [
        '3 mistakes in the content:',
        'a.yaml:3 status: must be done or coming-soon, not "soon".',
        'c.yaml:5 date: is not a field of this collection. Correct its name or remove it.',
        'c.yaml:6 owner: is not a field of this collection. Correct its name or remove it.',
      ].join('\n\n'),
    );
  });
});

describe('links that are still samples', () => {
  it('are listed by file and line, and set ones are not', async () => {
    await write('settings.yaml', 'links:\n  a: https://a.tessera.example/\n  b: https://b.org/example\n');
    await write('post.mdx', 'See [this](http://c.example) and <https://d.example.com>.\n');
    expect(await listUnsetLinks(new URL(`file://${folder}`))).toEqual([
      { file: 'post.mdx', line: 1, url: 'http://c.example' },
      { file: 'settings.yaml', line: 2, url: 'https://a.tessera.example/' },
    ]);
  });
});
