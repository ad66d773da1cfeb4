import { expect, test } from 'vitest';
import { legible } from '../../../src/open-graph/legible.ts';

const letters = new Set(' -–…:?’“”aàbcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const read = (title: string) => legible(title, (character) => letters.has(character));

test('a title in known letters stays as it is', () => {
  expect(read('What 12 levels cost: à la carte')).toBe('What 12 levels cost: à la carte');
});

test('white space is one space', () => {
  expect(read('  Login\n by \u00a0 ForceID ')).toBe('Login by ForceID');
});

test('pictographs are left out, with what joins and colours them', () => {
  expect(read('🎉 Transformation 👩🏽‍🚀 is here ✨🇮🇹')).toBe('Transformation is here');
});

test('what the typeface lacks is taken apart', () => {
  expect(read('Tokens™ are ﬁne')).toBe('TokensTM are fine');
});

test('a letter with an accent that the typeface lacks is written without', () => {
  expect(read('Tromsø'.replace('ø', 'ǿ'))).toBeNull();
  expect(read('Ḱoin')).toBe('Koin');
});

test.each(['比特币 explained', 'عملات تجريبية', '2 → 4'])(
  '“%s” would be another title without its letters',
  (title) => {
    expect(read(title)).toBeNull();
  },
);

test('nothing is left of ornaments alone', () => {
  expect(read('🚀🚀')).toBeNull();
});
