import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TEXTS = globSync([
  'src/languages/it/**/*.ts',
  'src/i18n/mails/**/it.ts',
  'src/content/**/*.it.*',
  'public/clips/*.it.vtt',
]);

/** See “One Italian word for one thing” in docs/glossary.md. */
const REFUSED =
  /[Cc]ollegament|app wallet|[Nn]ostra prova|[Ii]n questa prova|prova di registrazione|(nel|del) deposito attivo|[Cc]orrezion|in diretta|loro prove(?! di)| backend |Dipartimento della giustizia|sulla catena|'Vuot[oa]'|Guarda i conti|[Cc]hiedi agli operatori|\b1 di loro|tranne te\b|[Ss]i prelev[ai]|vien[ei] indicat|in data \$/g;

/** Formats choose no article, and group four digits: 8 and 11 want another article, and 1.000 has a point. */
const REFUSED_FIGURES =
  /(?<![\d.,])[1-9]\d{3}(?=\s(?:\$|membri|ether))|(?<=\bsu )[1-9]\d{3}\b|\b(il|[ad]al|[dn]el) (?=\$\{(at|day|date|when|share|ahead|behind)\})/g;

const found = (refused: RegExp) =>
  TEXTS.flatMap((path) =>
    (readFileSync(path, 'utf8').match(refused) ?? []).map((words) => `${path}: ${words}`),
  );

it('the Italian texts call one thing by one word', () => {
  expect(TEXTS.length).toBeGreaterThan(100);
  expect(found(REFUSED)).toEqual([]);
});

it('the Italian texts have no article that a date or a number would contradict, and a point in four digits', () => {
  expect(found(REFUSED_FIGURES)).toEqual([]);
});
