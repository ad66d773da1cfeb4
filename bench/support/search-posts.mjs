// Posts for measuring the search, with the words and word frequencies of the site's English posts and pages, so that they compress
// like real ones. The same at every run, whatever the guides say.
import { globSync, readFileSync } from 'node:fs';
import { randomFrom } from '#art/mosaic/random.mjs';

const SEED = 20220824;
const CONTENT = 'src/content/**/*.mdx';
const TRANSLATED = /\.\w+\.mdx$/;
const TAGS = ['accounts', 'levels', 'metaverse', 'programme', 'security', 'wallets'];
const NEWEST_DAY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const DAYS_BETWEEN = 7;
const WORDS = { title: 5, teaser: 22, body: 600 };

/**
 * @param {number} count
 * @returns {readonly import('../../src/search/pack-parts.ts').SearchablePost[]} newest first
 */
export function searchPosts(count) {
  const random = randomFrom(SEED);
  const prose = globSync(CONTENT)
    .filter((file) => !TRANSLATED.test(file))
    .sort()
    .flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}’']{2,}/gu) ?? [])
    .map((word) => word.toLowerCase());
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = (length) => {
    const text = Array.from({ length }, () => pick(prose)).join(' ');
    return text[0].toUpperCase() + text.slice(1);
  };
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(NEWEST_DAY - (index * DAYS_BETWEEN + Math.floor(random() * 5)) * DAY);
    const body = sentence(WORDS.body);
    return {
      slug: `post-${index}`,
      title: sentence(WORDS.title),
      date: date.toISOString().slice(0, 10),
      tags: TAGS.filter(() => random() < 0.3),
      teaser: `${sentence(WORDS.teaser)}.`,
      readBody: async () => body,
    };
  });
}
