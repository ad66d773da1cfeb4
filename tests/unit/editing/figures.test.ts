import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { chartOf } from '#data/charts.ts';
import { CHART_NAMES } from '#editing/chart-names.ts';
import { HASH_BYTES } from '#domain/log/merkle.ts';
import { DEFAULT_SCENARIO } from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';

const contentFile = (path: string) =>
  readFile(new URL(`../../../src/content/${path}`, import.meta.url), 'utf8');
const maths = await contentFile('pages/maths.mdx');
/** Without line breaks, so that a sentence can be looked for. */
const mathsSentences = maths.replaceAll(/\s+/g, ' ');

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

describe('the maths page', () => {
  it('adds up the prices of the levels', () => {
    const total = 5 * (2 ** 12 - 1);
    expect(mathsSentences).toContain(`5 × (2¹² − 1) = ${dollars(total)}`);
  });

  it('counts the members of full lines of two', () => {
    const { rows, note } = chartOf('last-lines');
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((members, nth) => `Line ${nth + 1}: ${members}`),
    );
    expect(note).toContain('512 of 1,023 members, 50.05%');
    expect(mathsSentences).toContain(`512 + 256 = 768 of 1,023 members, ${percent(512 + 256, 2 ** 10 - 1)}`);
  });

  it('counts the members of full lines of eight', () => {
    const members = 1 + 8 + 8 ** 2 + 8 ** 3;
    expect(mathsSentences).toContain(`512 of ${members} members, ${percent(8 ** 3, members)}`);
  });
});

describe('a chart of the posts', () => {
  it.each(CHART_NAMES)('%s has bars that fit, and says whose figures it shows', (name) => {
    const { rows, note } = chartOf(name);
    for (const { share } of rows) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(note).not.toBe('');
  });

  it('shows each member of a wall once', () => {
    const walls = CHART_NAMES.map(chartOf).filter(({ kind }) => kind === 'wall');
    expect(walls).not.toHaveLength(0);
    for (const { rows } of walls) expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('what the posts type is what the engine works out:', () => {
  const sentencesOf = async (post: string) =>
    (await contentFile(`news/${post}.mdx`)).replaceAll('*', '').replaceAll(/\s+/g, ' ');
  const hundredths = (part: number) => Math.round(part * 100);

  it('who was paid and still lost', async () => {
    const post = await sentencesOf('small-withdrawal');
    const [gained = 0, paidAndBehind = 0] = chartOf('paid-and-behind').rows.map(({ share }) => share);
    expect(post).toContain(
      `${hundredths(paidAndBehind)} of 100 people were paid at least once, and lost money`,
    );
    expect(post).toContain(`Only ${hundredths(gained)} of 100 have what they paid`);
    expect(post).toContain(`That makes ${hundredths(gained + paidAndBehind)} of 100 who can say`);
  });

  it('for how many 300% comes true, and who they are', async () => {
    const post = await sentencesOf('what-300-percent-means');
    const [, cycled = 0, reached = 0] = chartOf('full-cycles').rows.map(({ share }) => share);
    expect(post).toContain(`about ${hundredths(cycled)} in 100 fill a cycle`);
    expect(post).toContain(`About ${hundredths(reached)} in 100 receive three times`);
    const { tenths } = simulate({ ...DEFAULT_SCENARIO, matrix: 's6' });
    const perDollar = tenths.map(({ paid, received }) => received / paid);
    expect(post).toContain(
      `the first tenth of those who joined got back $${perDollar[0]?.toFixed(2)} for each dollar, and the last tenth one cent`,
    );
    expect(hundredths(perDollar.at(-1) ?? 0)).toBe(1);
  });

  it('how long a proof is', async () => {
    const post = await sentencesOf('verify-the-ledger');
    const lengths = chartOf('proof-sizes').rows.map(({ value }) => Number(value));
    const [shortest, longest = 0] = [lengths[0], lengths.at(-1)];
    expect(post).toContain(`the proof grows from ${shortest} fingerprints to ${longest}`);
    expect(post).toContain(`among ten million fits into ${longest * HASH_BYTES} bytes`);
  });

  it('how the unpaid part grows with the width of a tree', async () => {
    const post = await sentencesOf('seven-questions');
    const shares = chartOf('wider-trees').rows.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted());
    expect([shares[0], shares.at(-1)].map((share = 0) => share.toFixed(2))).toEqual(['0.50', '0.88']);
    expect(post).toContain(
      'If each brings in two, half of all have been paid nothing. If each brings in eight, seven out of eight.',
    );
  });
});
