import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ContentSchema } from '#content/check.ts';
import type { ContentKind } from '#content/entry-files.ts';
import { readEntries } from '#content/loader.ts';
import { coinSchema } from '#content/schemas/coins.ts';
import { newsSchema } from '#content/schemas/news.ts';
import { claimSchema, packageSchema, planSchema, roadmapSchema } from '#content/schemas/programme.ts';
import { pageSchema, siteSchema, startStepSchema, walletSchema } from '#content/schemas/site.ts';
import { testimonialSchema } from '#content/schemas/testimonials.ts';
import { countWords } from '#content/words.ts';
import { PACKAGE_IDS } from '#domain/deposits/package.ts';
import { COIN_IDS } from '#domain/money/coin.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const read = (collection: string, schema: ContentSchema, kind: ContentKind = 'data') =>
  readEntries(schema, `${ROOT}src/content/${collection}/`, kind, ROOT);

describe('the content that comes with the site', () => {
  it.each([
    ['claims', claimSchema],
    ['plans', planSchema],
    ['roadmap', roadmapSchema],
    ['site', siteSchema],
    ['start-steps', startStepSchema],
    ['wallets', walletSchema],
  ] as const)('has %s without a mistake', (collection, schema) => {
    expect(read(collection, schema)).not.toEqual([]);
  });

  it('has the three news posts of the launch, each of 150 to 300 words', () => {
    const posts = new Map(read('news', newsSchema, 'text').map((post) => [post.id, post]));
    const textOf = (name = '') =>
      readFileSync(`${ROOT}src/content/news/${name}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    for (const [id, title, date] of [
      ['login-by-forceid', 'Login by ForceID', '2022-08-24'],
      ['transformation', 'Transformation', '2022-08-24'],
      ['update-about-sfc', 'Update about SFC', '2022-08-16'],
    ] as const) {
      const { data, name } = posts.get(id) ?? {};
      expect(data).toMatchObject({ title, date });
      expect(countWords(textOf(name))).toBeGreaterThanOrEqual(150);
      expect(countWords(textOf(name))).toBeLessThanOrEqual(300);
    }
  });

  it('has the long texts', () => {
    const pages = read('pages', pageSchema, 'text');
    expect(pages.map(({ id }) => id)).toEqual(['maths-published', 'maths', 'meaning', 'terms']);
  });

  it('has every deposit coin and every package once', () => {
    const idsOf = (collection: string, schema: ContentSchema) =>
      read(collection, schema).map(({ data: { id } }) => id);
    expect(idsOf('coins', coinSchema).sort()).toEqual([...COIN_IDS].sort());
    expect(idsOf('packages', packageSchema).sort()).toEqual([...PACKAGE_IDS].sort());
  });

  it('invents no people: a sample says in its name that it is one', () => {
    const samples = read('testimonials', testimonialSchema).filter(({ data }) => data.sample);
    for (const { data } of samples) expect(data.name).toMatch(/^Sample member [A-Z]$/);
  });
});
