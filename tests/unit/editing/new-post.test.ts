import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { postPicture } from '#art/mosaic/post-picture.mjs';
import { entryChecker } from '#editing/check-entry.ts';
import { projectAt } from '#editing/project.ts';
import { newsSchema } from '#editing/schemas/news.ts';
import { draftOf, slugOfTitle } from '#scripts/news/draft.mjs';

/** Any post of the site, not a translation. */
const [FIRST_POST = ''] = readdirSync('src/content/news')
  .filter((name) => /^[^.]+\.mdx?$/.test(name))
  .map((name) => name.replace(/\.mdx?$/, ''));

const newPost = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/new-post.mjs', ...args], { encoding: 'utf8' });

describe('the address of a new post', () => {
  it.each([
    ['A walk through S6', 'a-walk-through-s6'],
    ['  “Über uns”: 100% neu!  ', 'uber-uns-100-neu'],
    ["Isn't it? It’s", 'isnt-it-its'],
    ['Die Straße, Łódź und Ærø', 'die-strasse-lodz-und-aero'],
    ['Привет', ''],
    [
      'A walk through the whole of S6 from the first place of the first line on',
      'a-walk-through-the-whole-of-s6-from-the-first-place-of-the',
    ],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });
});

describe('a new post', () => {
  it('is a draft with every field, and has no mistake but its picture', async () => {
    const draft = draftOf({
      title: 'Costs: 100% of "it" #1',
      slug: 'costs',
      date: '2026-03-01',
      imageAlt: 'A mosaic of a sun with twelve rays on deep blue.',
    });
    const check = entryChecker(newsSchema, projectAt('./'), 'src/content/news/');
    const { data, mistakes } = await check('costs.mdx', Buffer.from(draft));
    expect(mistakes.map(({ field }) => field)).toEqual(['image']);
    expect(data).toMatchObject({ title: 'Costs: 100% of "it" #1', date: '2026-03-01', draft: true });
  });

  it('has a picture of its own, the same at every run, with words for it', () => {
    const { scene, alt } = postPicture('costs');
    expect(scene).toMatchObject({ file: 'src/content/news/costs.webp', width: 1200, height: 630 });
    expect(alt).toMatch(/^A mosaic of .* on deep blue\.$/);
    expect(postPicture('costs').scene.seed).toBe(scene.seed);
    expect(postPicture('cost').scene.seed).not.toBe(scene.seed);
  });

  it('is refused without a title, with a long one, with a taken address, or with none', () => {
    expect(newPost()).toMatchObject({ status: 1, stderr: expect.stringContaining('Give the title') });
    expect(newPost('A'.repeat(71))).toMatchObject({
      status: 1,
      stderr: 'The title has 71 characters, and search engines cut it after 70. Shorten it.\n',
    });
    expect(newPost('Any', '--slug', FIRST_POST)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`src/content/news/${FIRST_POST}.`),
    });
    expect(newPost('Привет')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Also give a slug'),
    });
  });

  it('may have a title without quotes, and says how it is used', () => {
    const words = ['Any', 'title', '--slug', FIRST_POST];
    expect(newPost(...words).stderr).toContain('npm run news:new -- "Any title" --slug my-post');
    expect(newPost('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run news:new -- "Title" [--slug my-post]'),
    });
    expect(newPost('--slag', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('--slag') });
  });
});
