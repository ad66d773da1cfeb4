import { describe, expect, it } from 'vitest';
import { type ContentSchema, entryChecker } from '#content/check.ts';
import { describeMistake } from '#content/mistake.ts';
import { coinSchema } from '#content/schemas/coins.ts';
import { newsSchema } from '#content/schemas/news.ts';
import { packageSchema, roadmapSchema } from '#content/schemas/programme.ts';
import { siteSchema } from '#content/schemas/site.ts';
import { testimonialSchema } from '#content/schemas/testimonials.ts';

/** What an editor reads about a file. */
function mistakesIn(schema: ContentSchema, file: string, source: string): readonly string[] {
  const [folder, name = ''] = file.split('/');
  const checked = entryChecker(schema, `src/content/${folder}/`)(name, source);
  return checked.ok ? [] : checked.mistakes.map(describeMistake);
}

const COIN = `id: bitcoin
name: Bitcoin
symbol: BTC
icon: ./bitcoin.svg
network: testnet
address: tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp
`;

const POST = `---
title: A post
date: 2022-08-24
author: Tessera editors
teaser: What it is about.
image: ./transformation.webp
imageAlt: A picture.
source: https://academy.tessera.example/
tags: [programme]
---

Text.
`;

const TESTIMONIAL = `order: 1
name: Sample member A
caption: A deposit.
poster: ./deposit.webp
alt: A picture.
sample: true
`;

const inCoin = (change: [string, string]) => mistakesIn(coinSchema, 'coins/x.yaml', COIN.replace(...change));
const inPost = (change: [string, string]) => mistakesIn(newsSchema, 'news/x.mdx', POST.replace(...change));
const inTestimonial = (change: [string, string]) =>
  mistakesIn(testimonialSchema, 'testimonials/x.yaml', TESTIMONIAL.replace(...change));

const UNCHANGED: [string, string] = ['', ''];

describe('a file without a mistake', () => {
  it('passes', () => {
    expect(inCoin(UNCHANGED)).toEqual([]);
    expect(inPost(UNCHANGED)).toEqual([]);
    expect(inTestimonial(UNCHANGED)).toEqual([]);
  });

  it('gives its data, with dates as they are written', () => {
    expect(entryChecker(newsSchema, 'src/content/news/')('x.mdx', POST)).toMatchObject({
      ok: true,
      data: { title: 'A post', date: '2022-08-24' },
    });
  });
});

describe('a coin', () => {
  it.each([
    ['tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ])('is refused with a mainnet address', (...change) => {
    expect(inCoin(change)).toEqual([
      'src/content/coins/x.yaml:6 address: This is a Bitcoin mainnet address, and mainnet coins have real value. ' +
        'Tessera takes test coins only: give a Bitcoin testnet address.',
    ]);
  });

  it('is refused on a mainnet network', () => {
    expect(inCoin(['testnet', 'mainnet'])).toEqual([
      'src/content/coins/x.yaml:5 network: On mainnet, coins have real value. ' +
        'Tessera takes test coins only: choose a test network.',
    ]);
  });

  it("is refused on another coin's network", () => {
    expect(inCoin(['testnet', 'sepolia'])).toEqual([
      'src/content/coins/x.yaml:5 network: Bitcoin is not on sepolia. Bitcoin is received on testnet.',
    ]);
  });

  it('is refused with an address that YAML reads as a number', () => {
    expect(inCoin(['tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp', '0xA593'])).toEqual([
      'src/content/coins/x.yaml:6 address: must be text, not 42387. Put it in quotes.',
    ]);
  });

  it('is refused with an id that is no coin of the site', () => {
    expect(inCoin(['id: bitcoin', 'id: litecoin'])).toEqual([
      'src/content/coins/x.yaml:1 id: must be bitcoin or dogecoin or tron or ethereum, not "litecoin".',
    ]);
  });
});

describe('a news post', () => {
  it('is refused without a field', () => {
    expect(inPost(['author: Tessera editors\n', ''])).toEqual([
      'src/content/news/x.mdx:2 author: is missing. Add it.',
    ]);
  });

  it('is refused with an empty field', () => {
    expect(inPost(['A picture.', ''])).toEqual([
      'src/content/news/x.mdx:7 imageAlt: is empty. It must be text.',
    ]);
    expect(inPost(['A picture.', "' '"])).toEqual([
      'src/content/news/x.mdx:7 imageAlt: is empty. Fill it in.',
    ]);
    expect(inPost(['[programme]', '[]'])).toEqual(['src/content/news/x.mdx:9 tags: is empty. Fill it in.']);
  });

  it.each(['24 August 2022', '2022-02-30', '2022-8-24'])('is refused with the date %s', (date) => {
    expect(inPost(['2022-08-24', date])).toEqual([
      `src/content/news/x.mdx:3 date: must be a day of the calendar written like 2022-08-24, not "${date}".`,
    ]);
  });

  it('is refused with a field that does not exist, each on its line', () => {
    expect(inPost(['tags:', 'athor: me\nimgae: ./x.webp\ntags:'])).toEqual([
      'src/content/news/x.mdx:9 athor: is not a field of this collection. Correct its name or remove it.',
      'src/content/news/x.mdx:10 imgae: is not a field of this collection. Correct its name or remove it.',
    ]);
  });

  it('is refused with a picture that is not there', () => {
    expect(inPost(['transformation.webp', 'transformatoin.webp'])).toEqual([
      'src/content/news/x.mdx:6 image: names no file: put the picture at src/content/news/transformatoin.webp, ' +
        'or correct the name.',
    ]);
  });

  it('is refused with a tag that could not stand in an address', () => {
    expect(inPost(['[programme]', '\n  - programme\n  - Über uns'])).toEqual([
      'src/content/news/x.mdx:11 tags.1: must be of small letters, digits and single hyphens, like open-source.',
    ]);
  });

  it('is refused with a source that is no web address', () => {
    expect(inPost(['https://academy.tessera.example/', 'javascript:alert(1)'])).toEqual([
      'src/content/news/x.mdx:8 source: must be a whole web address that begins with https://, not "javascript:alert(1)".',
    ]);
  });

  it('is refused without front matter', () => {
    expect(inPost([POST, 'Text.'])).toContain('src/content/news/x.mdx:1 title: is missing. Add it.');
  });
});

describe('a testimonial', () => {
  it('is refused when it is neither a sample nor consented to', () => {
    expect(inTestimonial(['sample: true\n', ''])).toEqual([
      'src/content/testimonials/x.yaml:1 consent: is missing. Give the date of the consent and the relationship of ' +
        'the person, or say `sample: true` if nobody said this.',
    ]);
  });

  it('is refused as a sample that is none', () => {
    expect(inTestimonial(['sample: true', 'sample: false'])).toContain(
      'src/content/testimonials/x.yaml:6 sample: must be true, not false.',
    );
  });

  it('is refused when it is a sample and consented to', () => {
    const consent = 'sample: true\nconsent: { date: 2026-01-31, relationship: member }';
    expect(inTestimonial(['sample: true', consent])).toEqual([
      'src/content/testimonials/x.yaml:6 sample: cannot stand beside `consent`: keep the one that is true.',
    ]);
  });

  it('passes with consent, and is refused when the consent lacks its relationship', () => {
    expect(inTestimonial(['sample: true', 'consent: { date: 2026-01-31, relationship: member }'])).toEqual(
      [],
    );
    expect(inTestimonial(['sample: true', 'consent:\n  date: 2026-01-31'])).toEqual([
      'src/content/testimonials/x.yaml:7 consent.relationship: is missing. Add it.',
    ]);
  });

  it('is refused with a video that is not there', () => {
    expect(inTestimonial(['sample', 'videos: [/videos/none.mp4]\nsample'])).toEqual([
      'src/content/testimonials/x.yaml:6 videos.0: names no file: put it at public/videos/none.mp4, or correct the name.',
    ]);
  });
});

describe('other data', () => {
  it('is refused with an amount that is not of whole dollars', () => {
    const source = 'id: gold\nname: Gold\nadvertisedPercent: 100\namountUsd: 1100.50\n';
    expect(mistakesIn(packageSchema, 'packages/gold.yaml', source)).toEqual([
      'src/content/packages/gold.yaml:4 amountUsd: must be a whole number, not 1100.5.',
    ]);
    expect(mistakesIn(packageSchema, 'packages/gold.yaml', source.replace('1100.50', '0'))).toEqual([
      'src/content/packages/gold.yaml:4 amountUsd: must be more than 0, not 0.',
    ]);
  });

  it('is refused with a status that does not exist', () => {
    const source = 'order: 1\ntitle: NFT\nstatus: soon\ntext: Some.\n';
    expect(mistakesIn(roadmapSchema, 'roadmap/nft.yaml', source)).toEqual([
      'src/content/roadmap/nft.yaml:3 status: must be done or coming-soon, not "soon".',
    ]);
  });

  it('is refused in a group of fields too', () => {
    const source = 'name: T\ndescription: D\nfoundationYear: 2023\nlinks:\n  academy: academy.example\n';
    expect(mistakesIn(siteSchema, 'site/settings.yaml', source)).toContain(
      'src/content/site/settings.yaml:5 links.academy: must be a whole web address that begins with https://, ' +
        'not "academy.example".',
    );
  });

  it('is refused when it is no YAML, with the line', () => {
    const [mistake] = mistakesIn(roadmapSchema, 'roadmap/nft.yaml', 'order: 1\ntitle: "NFT\nstatus: done\n');
    expect(mistake).toMatch(/^src\/content\/roadmap\/nft\.yaml:\d+ YAML: cannot be read: /);
  });

  it('is refused when a field is given twice', () => {
    const [mistake] = mistakesIn(roadmapSchema, 'roadmap/nft.yaml', 'order: 1\norder: 2\n');
    expect(mistake).toBe('src/content/roadmap/nft.yaml:2 YAML: cannot be read: Map keys must be unique');
  });

  it('is refused when it is a mere list or a line of text', () => {
    expect(mistakesIn(roadmapSchema, 'roadmap/nft.yaml', '- done\n')).toEqual([
      'src/content/roadmap/nft.yaml:1 the file: must be a group of fields, each on a line of its own, indented, not ["done"].',
    ]);
  });
});
