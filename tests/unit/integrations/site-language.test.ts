import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { standIns } from '#integrations/site-language.ts';

const source = fileURLToPath(new URL('../../../src/', import.meta.url)).replaceAll('\\', '/');
const { transform } = standIns('it');

it('a translation with some of the words takes the others from its original', () => {
  const id = `${source}languages/it/i18n/public.ts`;
  const { code = '' } = transform("export const siteText = { skip: 'Vai' };", id) ?? {};
  expect(code).toContain('siteText');
  expect(code).toContain(`export * from ${JSON.stringify(`${source}i18n/public.ts`)};`);
});

it('a whole translation, an original and a file of a language alone stay as they are', () => {
  const levels = 'export const levelName = 1;\n';
  expect(transform(levels, `${source}i18n/public.ts`)).toBeNull();
  expect(transform(levels, `${source}languages/it/i18n/alone.ts`)).toBeNull();
});
