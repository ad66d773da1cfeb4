import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TEXTS = globSync([
  'src/languages/it/**/*.ts',
  'src/i18n/mails/**/it.ts',
  'src/content/**/*.it.*',
  'public/clips/*.it.vtt',
]);

/** See “One Italian word for one thing” in docs/glossary.md. */
const REFUSED = /[Cc]ollegament|app wallet|[Nn]ostra prova|(nel|del) deposito attivo/g;

it('the Italian texts call one thing by one word', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  const found = TEXTS.flatMap((path) =>
    (readFileSync(path, 'utf8').match(REFUSED) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});
