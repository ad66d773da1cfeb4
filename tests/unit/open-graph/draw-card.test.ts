import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { HEIGHT, TITLE, WIDTH } from '../../../src/open-graph/card.ts';
import { openCardMaker } from '../../../src/open-graph/draw-card.ts';

const draw = openCardMaker('Test coins: no real value');
const card = (title: string) => draw({ title, site: 'Tessera' });

/** Red, green and blue of every pixel, as a reader of PNG that is not ours sees them. */
const pixelsOf = async (png: Buffer) => await sharp(png).removeAlpha().raw().toBuffer();

const TITLES = {
  short: 'News',
  long: 'What the arithmetic says about a referral matrix with twelve levels',
  'very long': 'Deposits, levels, partners, uplines and downlines, test networks, withdrawals '.repeat(4),
  accented: 'Łódź, Škoda, Übergrößenträger: perché così però',
  Greek: 'Δοκιμαστικά νομίσματα',
  Cyrillic: 'Тестовые монеты',
};

describe.each(Object.entries(TITLES))('a %s title', (_, title) => {
  test('makes a PNG of the size that networks ask for, small enough to be fetched at once', async () => {
    const png = card(title);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT });
    expect(png.length).toBeLessThan(45_000);
  });

  test('changes nothing outside its place', async () => {
    const [one, other] = await Promise.all([pixelsOf(card(title)), pixelsOf(card('x'))]);
    const changed = new Set<number>();
    for (let at = 0; at < one.length; at++)
      if (one[at] !== other[at]) changed.add(Math.floor(at / 3) % WIDTH);
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(TITLE.x - 10);
    expect(Math.max(...changed)).toBeLessThanOrEqual(TITLE.x + TITLE.width);
  });
});

test('the same card is the same file, whatever was drawn before', () => {
  const before = card('News');
  card('Roadmap');
  expect(card('News').equals(before)).toBe(true);
});

test('a title in letters that the typeface lacks gives the card with the name of the site', () => {
  expect(card('比特币').equals(card('Tessera'))).toBe(true);
});

test('pictographs are not drawn', () => {
  expect(card('🎉 News').equals(card('News'))).toBe(true);
});
