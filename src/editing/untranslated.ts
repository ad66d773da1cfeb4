import { isLanguage, LANGUAGES, SOURCE_LANGUAGE } from '#domain/languages.ts';
import type { Passage } from './body/check-body.ts';
import type { ContentFile } from './content-file.ts';
import { isWarning, type Mistake } from './mistake.ts';

/** What translations say as their originals say it, and the figures that they have otherwise. */
export function untranslated(files: readonly ContentFile[]): readonly Mistake[] {
  return files
    .filter(({ isOriginal }) => !isOriginal)
    .flatMap((translation) => {
      const { collection, id } = translation;
      const original = files.find(
        (each) => each.isOriginal && each.collection === collection && each.id === id,
      );
      const isSound = original?.mistakes.every(isWarning);
      return original && isSound
        ? [
            ...copied(original, translation),
            ...leftOut(original, translation),
            ...lost(original, translation),
            ...otherFigures(original, translation),
          ]
        : [];
    });
}

/** Enough words that two languages do not have the same by chance. */
export const isSentence = (words: string): boolean => (words.match(/(?<!\S)\p{L}{2,}/gu) ?? []).length > 5;

/** A title or a heading of three words is seldom a name, which all languages share. */
const isOwnWords = ({ field, words }: Passage): boolean =>
  isSentence(words) ||
  (/^(?:heading|title)$/.test(field) && (words.match(/(?<!\S)\p{L}/gu) ?? []).length > 2);

function copied(original: ContentFile, { file, passages }: ContentFile): Mistake[] {
  const written = new Set(original.passages.filter(isOwnWords).map(({ words }) => words));
  const [first, ...others] = passages.filter(({ words }) => written.has(words));
  if (first === undefined) return [];
  const also = others.length === 0 ? '' : ` So do ${others.length} more below.`;
  const message = `stands word for word in ${original.file}. Translate it.${also}`;
  return [{ file, line: first.line, field: first.field, message, kind: 'warning' }];
}

/** Sentences of fields that readers of the translation get in the language of the original. */
function leftOut(
  { file: of, data, passages: all }: ContentFile,
  { file, lineOf, passages }: ContentFile,
): Mistake[] {
  const nameOf = (field: string) => field.replace(/\.\d.*$/, '');
  const own = new Set(passages.map(({ field }) => nameOf(field)));
  const fields = all.filter(({ words }) => isSentence(words)).map(({ field }) => nameOf(field));
  return [...new Set(fields)]
    .filter((field) => (field.split('.')[0] ?? '') in data && !own.has(field))
    .map((field) => {
      const message = `is not here, so readers get the words of ${of}. Translate it.`;
      return { file, line: lineOf('title'), field, message, kind: 'warning' };
    });
}

/** Pictures, warnings and the like that readers of the translation would miss. */
function lost(original: ContentFile, { file, lineOf, parts }: ContentFile): Mistake[] {
  const countOf = (all: readonly string[], name: string) => all.filter((each) => each === name).length;
  return [...new Set(original.parts)].flatMap((name) => {
    const [there, here] = [countOf(original.parts, name), countOf(parts, name)];
    if (here >= there) return [];
    const message =
      here === 0
        ? `lacks the ${name} of ${original.file}. Translate all of it.`
        : `has ${here} of the ${there} ${name}s of ${original.file}. Translate all of them.`;
    return [{ file, line: lineOf('title'), field: 'text', message, kind: 'warning' as const }];
  });
}

/** A figure that only the translation has is a slip in one of the two. */
function otherFigures(original: ContentFile, { file, passages }: ContentFile): Mistake[] {
  const there = new Set(original.passages.flatMap(({ words }) => figuresIn(words, SOURCE_LANGUAGE)));
  const [, language = ''] = /\.([^.]+)\.\w+$/.exec(file) ?? [];
  return passages.flatMap(({ field, line, words }) =>
    figuresIn(words, language)
      .filter((figure) => !there.has(figure))
      .map((figure) => {
        const message = `has ${figure}, and ${original.file} has not. Correct one of the two.`;
        return { file, line, field, message, kind: 'warning' as const };
      }),
  );
}

/** Addresses of the web, and the days of fields. */
const NO_FIGURE = /https?:\/\/\S+|^\d{4}-\d\d-\d\d$/g;
const FIGURE = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/g;

/** The figures of a text, written alike in all languages. */
function figuresIn(text: string, language: string): readonly string[] {
  const { locale } = LANGUAGES[isLanguage(language) ? language : SOURCE_LANGUAGE];
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const signOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? '';
  return (text.replaceAll(NO_FIGURE, '').match(FIGURE) ?? []).map((figure) =>
    figure
      .replaceAll(/['’\u00a0\u202f]/g, '')
      .split(signOf('decimal'))
      .map((part) => part.replaceAll(signOf('group'), ''))
      .join('.'),
  );
}
