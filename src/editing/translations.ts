import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from '#domain/languages.ts';
import { collectionList } from './collections.ts';
import { findEntryFiles } from './entry-files.ts';
import { untranslatedNames } from './exported-names.ts';
import { type Project, projectAt } from './project.ts';

/** What a language lacks, as paths from the root of the project. */
export interface TranslationReport {
  /** Originals without a translation. */
  readonly missing: readonly string[];
  /** Translations of words that lack some, with the names of these. */
  readonly partial: readonly string[];
  /** Translations whose original was changed after someone compared the two. */
  readonly stale: readonly string[];
  /** Translations that no one has compared with their original yet. */
  readonly unconfirmed: readonly string[];
}

interface Pair {
  readonly original: string;
  readonly translation: string;
}

/** The digest of each original when its translation was compared with it, by the original's path. */
type Confirmed = Readonly<Record<string, string>>;

const SOURCE = 'src/';
const LANGUAGES_FOLDER = 'src/languages/';
const confirmedFile = (language: Language): string => `${LANGUAGES_FOLDER}${language}/confirmed.json`;

/** Words of the program stand in a module called `text.ts`, or in one that a language has translated. */
const isWords = (name: string): boolean => /(^|\/)text\.ts$/.test(name);

/** @param language not the source language */
export function translationsOf(project: Project, language: Language): TranslationReport {
  const confirmed = confirmedIn(project, language);
  const pairs = pairsOf(project, language);
  const isThere = ({ translation }: Pair) => isIn(project, translation);
  const translated = pairs.filter(isThere);
  const digestOf = ({ original }: Pair) => confirmed[original];
  return {
    missing: pairs.filter((pair) => !isThere(pair)).map(({ original }) => original),
    partial: translated.flatMap((pair) => partialLine(project, pair) ?? []),
    stale: translated
      .filter((pair) => ![undefined, fingerprint(project, pair.original)].includes(digestOf(pair)))
      .map(({ translation }) => translation),
    unconfirmed: translated
      .filter((pair) => digestOf(pair) === undefined)
      .map(({ translation }) => translation),
  };
}

/** The file that says that translations were compared with their originals as they are now. @param paths of translations; none: all */
export function confirmTranslations(project: Project, language: Language, paths: readonly string[]) {
  const pairs = pairsOf(project, language).filter(({ translation }) => isIn(project, translation));
  const meant = pairs.filter(({ translation }) => paths.length === 0 || paths.includes(translation));
  const entries = [
    ...Object.entries(confirmedIn(project, language)),
    ...meant.map(({ original }) => [original, fingerprint(project, original)] as const),
  ];
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
  return {
    file: confirmedFile(language),
    content: `${JSON.stringify(sorted, null, 2)}\n`,
    count: meant.length,
  };
}

/**
 * Every text that someone has compared with a translation, gone or not, as paths from the root of the project. Read line
 * by line: a file that two people have changed may not be merged yet.
 */
export function everConfirmed(project: Project): ReadonlySet<string> {
  const files = Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map(confirmedFile)
    .filter((file) => isIn(project, file));
  const lines = files.flatMap((file) => project.read(file).toString('utf8').split('\n'));
  return new Set(lines.flatMap((line) => /^\s*"([^"]+)":/.exec(line)?.[1] ?? []));
}

function partialLine(project: Project, { original, translation }: Pair): string | null {
  if (!translation.startsWith(LANGUAGES_FOLDER)) return null;
  const text = (file: string) => project.read(file).toString('utf8');
  // English may have moved the words elsewhere.
  const lacking = isIn(project, original) ? untranslatedNames(text(original), text(translation)) : [];
  return lacking.length > 0 ? `${translation}: ${lacking.join(', ')}` : null;
}

function pairsOf(project: Project, language: Language): readonly Pair[] {
  return [...wordsOf(project, language), ...contentOf(project, language)];
}

function wordsOf(project: Project, language: Language): readonly Pair[] {
  const names = project.list(SOURCE);
  const translated = names.flatMap((name) => /^languages\/[^/]+\/(.*\.ts)$/.exec(name)?.[1] ?? []);
  const own = names.filter((name) => isWords(name) && !/^(?:languages|editor|search)\//.test(name));
  return [...new Set([...own, ...translated])].sort().map((name) => ({
    original: SOURCE + name,
    translation: `${LANGUAGES_FOLDER}${language}/${name}`,
  }));
}

function contentOf(project: Project, language: Language): readonly Pair[] {
  return collectionList.flatMap(([collection, { kind, hasWords = true }]) => {
    if (!hasWords) return [];
    const folder = `${SOURCE}content/${collection}/`;
    const { entries } = findEntryFiles(project.list(folder), kind, folder);
    return entries
      .filter((entry) => entry.language === SOURCE_LANGUAGE)
      .map(({ name }) => ({
        original: folder + name,
        translation: folder + name.replace(/\.\w+$/, (extension) => `.${language}${extension}`),
      }));
  });
}

function confirmedIn(project: Project, language: Language): Confirmed {
  const file = confirmedFile(language);
  return isIn(project, file) ? JSON.parse(project.read(file).toString('utf8')) : {};
}

const fingerprint = (project: Project, file: string): string =>
  createHash('sha256').update(project.read(file)).digest('hex').slice(0, 12);

const isIn = (project: Project, file: string): boolean => project.missing(file, 'is missing') === null;

/** What a build says of a language, or null if nothing is to be done. */
export function translationLine(
  language: Language,
  { missing, partial, stale, unconfirmed }: TranslationReport,
): string | null {
  const parts = [
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ...(partial.length > 0 ? [`${partial.length} in part`] : []),
    ...(stale.length > 0 ? [`${stale.length} stale`] : []),
    ...(unconfirmed.length > 0 ? [`${unconfirmed.length} not confirmed`] : []),
  ];
  return parts.length === 0 ? null : `${language}: ${parts.join(', ')}. See npm run translations.`;
}

/** Ends each build with a line for its language. Translations stop no build: what is missing is shown in English. */
export function reportTranslations(language: string): AstroIntegration {
  return {
    name: 'translations',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (!isLanguage(language) || language === SOURCE_LANGUAGE) return;
        const root = fileURLToPath(new URL('../../', import.meta.url));
        const line = translationLine(language, translationsOf(projectAt(root), language));
        if (line !== null) logger.warn(line);
      },
    },
  };
}
