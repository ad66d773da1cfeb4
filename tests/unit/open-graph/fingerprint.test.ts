import { expect, test } from 'vitest';
import { fileOfCard, fingerprintOfDesign } from '../../../src/open-graph/fingerprint.ts';

const design = fingerprintOfDesign('Test coins: no real value');
const news = { title: 'News', site: 'Tessera' };

test('a card has one file, and another design, title or site another', () => {
  expect(fileOfCard(design, news)).toMatch(/^[0-9a-f]{16}\.png$/);
  expect(fileOfCard(design, { ...news })).toBe(fileOfCard(design, news));
  const others = [
    fileOfCard(fingerprintOfDesign('Another note'), news),
    fileOfCard(design, { ...news, title: 'Roadmap' }),
    fileOfCard(design, { ...news, site: 'Mosaic' }),
  ];
  expect(new Set([fileOfCard(design, news), ...others]).size).toBe(4);
});
