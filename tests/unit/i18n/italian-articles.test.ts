import { expect, it } from 'vitest';
import { dal, del, il } from '#i18n/italian-articles.ts';

it('elides an Italian article before eight, what begins with it, and eleven', () => {
  expect([il('8%'), del('8 nov 2026'), dal('80')]).toEqual(['l’8%', 'dell’8 nov 2026', 'dall’80']);
  expect([il('11%'), del('11 nov 2026')]).toEqual(['l’11%', 'dell’11 nov 2026']);
  expect([il('12%'), del('1 nov 2026'), dal('110')]).toEqual(['il 12%', 'del 1 nov 2026', 'dal 110']);
});
