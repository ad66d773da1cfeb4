import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { numberFormat } from '#i18n/number-format.ts';

it.each(['it', 'es', 'pl', 'pt-PT'])(
  'numbers of four digits are grouped as those of five: %s',
  (language) => {
    const dollars = numberFormat(language, { style: 'currency', trailingZeroDisplay: 'stripIfInteger' });
    for (const format of [numberFormat(language)(), dollars()]) {
      const [four, five] = [1275, 10_235].map((value) => format.formatToParts(value).map(({ type }) => type));
      expect(four).toEqual(five);
    }
  },
);

it('no other file makes a format of numbers', () => {
  const makers = globSync(['src/**/*.{ts,tsx,astro}', 'settler/**/*.ts']).filter((file) =>
    readFileSync(file, 'utf8').includes('new Intl.NumberFormat('),
  );
  // The second reads the marks of a language.
  expect(makers.toSorted()).toEqual(['src/editing/untranslated.ts', 'src/i18n/number-format.ts']);
});
