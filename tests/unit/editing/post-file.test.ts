import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { changePost, openPost } from '#editing/post-file.ts';
import { openSite, postOf, readCorpus } from './corpus/site.ts';

const FOLDER = 'src/content/news/';
const posts = readdirSync(FOLDER)
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => [name, readFileSync(FOLDER + name, 'utf8')] as const);
const unusual = (await readCorpus('right')).map((tried) => [tried.did, postOf(tried)] as const);

describe.each([...posts, ...unusual])('a form that opens a post: %s', (_, source) => {
  it('changes no byte if nothing was typed', () => {
    expect(changePost(source, {}, null)).toBe(source);
  });

  it('changes no byte of the text if it writes it as it was', () => {
    const body = openPost(source)?.body ?? null;
    expect(body?.trim()).toBe(body);
    expect(changePost(source, {}, body).trimEnd()).toBe(source.trimEnd());
  });

  it('changes one line if the title is another', () => {
    const lines = source.split('\n');
    const changed = changePost(source, { title: 'Another' }, null).split('\n');
    expect(changed.filter((line, index) => line !== lines[index])).toEqual(['title: Another']);
  });
});

describe('a form', () => {
  const source = `---
title: A # Anna's idea
# A remark.
date: "2026-01-02"
teaser: >
  What one sees
  on the way.
tags:
  - one
  - two
image:
---
Text.`;

  it('leaves remarks, quotes and order as they are', () => {
    expect(changePost(source, { title: 'B' }, null)).toBe(source.replace('title: A', 'title: B'));
  });

  it('writes texts, lists and empty fields so that they can be read again', () => {
    const fields = {
      title: 'Costs: 100% of "it" #1',
      teaser: 'New.',
      tags: ['one', 'a-b'],
      image: './a.webp',
    };
    const changed = changePost(source, fields, null);
    expect(openPost(changed)?.fields).toEqual({ ...fields, date: '2026-01-02' });
    expect(changed).toContain('\n# A remark.\ndate: "2026-01-02"\n');
  });

  it('adds a field at the end, and takes one out with its line', () => {
    const changed = changePost(source, { draft: true, title: null }, null);
    expect(changed).toContain('\nimage:\ndraft: true\n---\n');
    expect(changed.startsWith('---\n# A remark.')).toBe(true);
  });

  it('keeps the place of a field that is empty', () => {
    const changed = changePost(source, { title: '', tags: [] }, null);
    expect(openPost(changed)?.fields).toMatchObject({ title: '', tags: [] });
    expect(changed).toMatch(/^---\ntitle: "" # Anna/);
  });

  it('keeps the line ends of Windows', () => {
    const windows = source.replaceAll('\n', '\r\n');
    const changed = changePost(windows, { title: 'B', draft: true }, 'One.\n\nTwo.');
    expect(changed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(openPost(changed)).toMatchObject({ fields: { title: 'B', draft: true }, body: 'One.\n\nTwo.' });
  });

  it('knows the line in which the text begins', () => {
    expect(openPost(source)?.bodyLine).toBe(13);
    expect(openPost(postOf({}))?.bodyLine).toBe(11);
  });

  it.each(['Text alone.', '---\ntitle: "A\n---\n\nText.', '---\n- a\n---\n\nText.'])(
    'leaves a file whose fields cannot be read to a text editor: %j',
    (broken) => {
      expect(openPost(broken)).toBeNull();
    },
  );
});

describe('what a form has changed', () => {
  const site = openSite();
  afterAll(async () => (await site).close());

  it('has no mistake that was not typed', async () => {
    const written = changePost(
      postOf({}),
      { title: 'A: b', tags: ['one'], teaser: 'One, two, three and four, in a sentence.' },
      'One.\n\n- a\n- b',
    );
    expect(await (await site).readingsOf({ did: '', whole: written })).toEqual({ says: [], warns: [] });
  });
});
