import { expect, it } from 'vitest';
import { al, dal, del, i, il, nel } from '#i18n/italian-articles.ts';

it('chooses the Italian article by the sound of a figure: before one, eight, what begins with it, eleven, and zero', () => {
  expect([il('8%'), del('8 nov 2026'), dal('80')]).toEqual(['l’8%', 'dell’8 nov 2026', 'dall’80']);
  expect([il('11%'), del('11 nov 2026')]).toEqual(['l’11%', 'dell’11 nov 2026']);
  expect([il('0,25%'), del('0%'), dal('0%')]).toEqual(['lo 0,25%', 'dello 0%', 'dallo 0%']);
  expect([al('8 nov 2026'), al('0%'), al('300%')]).toEqual(['all’8 nov 2026', 'allo 0%', 'al 300%']);
  expect([del('Giorno 8'), dal('Giorno 11')]).toEqual(['del giorno 8', 'dal giorno 11']);
  expect([nel('8º'), nel('18º')]).toEqual(['nell’8º', 'nel 18º']);
  expect([il('1%'), il('1,84%'), del('1')]).toEqual(['l’1%', 'l’1,84%', 'dell’1']);
  expect([il('12%'), il('1.204'), del('1 nov 2026'), dal('110')]).toEqual([
    'il 12%',
    'il 1.204',
    'del 1 nov 2026',
    'dal 110',
  ]);
});

it.each([
  ['2', 'i 2'],
  ['8', 'gli 8'],
  ['11', 'gli 11'],
  ['11.000', 'gli 11.000'],
  ['110', 'i 110'],
  ['800', 'gli 800'],
])('several: before %s “%s”', (figure, written) => {
  expect(i(figure)).toBe(written);
});
