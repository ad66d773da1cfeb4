import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ContentSchema } from '../../../src/content/check.ts';
import { readEntries } from '../../../src/content/loader.ts';
import { coinSchema } from '../../../src/content/schemas/coins.ts';
import { newsSchema } from '../../../src/content/schemas/news.ts';
import {
  claimSchema,
  packageSchema,
  planSchema,
  roadmapSchema,
} from '../../../src/content/schemas/programme.ts';
import { pageSchema, siteSchema, startStepSchema, walletSchema } from '../../../src/content/schemas/site.ts';
import { testimonialSchema } from '../../../src/content/schemas/testimonials.ts';
import { COIN_IDS } from '../../../src/domain/coin.ts';
import { PACKAGE_IDS } from '../../../src/domain/package.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const read = (collection: string, schema: ContentSchema, extension = '.yaml') =>
  readEntries(schema, `${ROOT}src/content/${collection}/`, extension, ROOT);

/** Words that a person reads in a text of Markdown. */
const wordsOf = (body: string) =>
  body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

describe('the content that comes with the site', () => {
  it.each([
    ['claims', claimSchema, 7],
    ['coins', coinSchema, COIN_IDS.length],
    ['packages', packageSchema, PACKAGE_IDS.length],
    ['plans', planSchema, 3],
    ['roadmap', roadmapSchema, 13],
    ['site', siteSchema, 1],
    ['start-steps', startStepSchema, 4],
    ['testimonials', testimonialSchema, 6],
    ['wallets', walletSchema, 2],
  ] as const)('has %s without a mistake', async (collection, schema, count) => {
    expect(await read(collection, schema)).toHaveLength(count);
  });

  it('has the three news posts of the launch, each of 150 to 300 words', async () => {
    const posts = await read('news', newsSchema, '.mdx');
    expect(posts.map(({ data: { title, date } }) => [title, date])).toEqual([
      ['Login by ForceID', '2022-08-24'],
      ['Transformation', '2022-08-24'],
      ['Update about SFC', '2022-08-16'],
    ]);
    for (const { body } of posts) {
      expect(wordsOf(body)).toBeGreaterThanOrEqual(150);
      expect(wordsOf(body)).toBeLessThanOrEqual(300);
    }
  });

  it('has the long texts', async () => {
    const pages = await read('pages', pageSchema, '.mdx');
    expect(pages.map(({ id }) => id)).toEqual(['maths', 'meaning', 'terms']);
  });

  it('has every deposit coin and every package once', async () => {
    const idsOf = async (collection: string, schema: ContentSchema) =>
      (await read(collection, schema)).map(({ data: { id } }) => id);
    expect((await idsOf('coins', coinSchema)).sort()).toEqual([...COIN_IDS].sort());
    expect((await idsOf('packages', packageSchema)).sort()).toEqual([...PACKAGE_IDS].sort());
  });

  it('invents nobody: every testimonial is a sample, and its name says so', async () => {
    for (const { data } of await read('testimonials', testimonialSchema)) {
      expect(data).toMatchObject({ sample: true, name: expect.stringMatching(/^Sample member [A-F]$/) });
    }
  });
});
