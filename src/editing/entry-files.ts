import { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from '#domain/languages.ts';
import type { Mistake } from './mistake.ts';
import { SLUG } from './schemas/fields.ts';

/** The kind of a collection's files: `text` is Markdown with front matter, `data` is YAML. */
export type ContentKind = 'text' | 'data';

const EXTENSIONS: Readonly<Record<ContentKind, readonly string[]>> = {
  text: ['.mdx', '.md'],
  data: ['.yaml'],
};

/** Files that an editor meant as entries, including names that Astro or a URL could not use. */
const MEANT_AS_ENTRY: Readonly<Record<ContentKind, RegExp>> = {
  text: /\.(mdx?|markdown)$/i,
  data: /\.ya?ml$/i,
};

/** How files end that entries name. */
export const MEDIA = String.raw`\.(?:avif|gif|jpe?g|mp4|png|svg|vtt|webm|webp)`;

const MEDIA_FILE = new RegExp(`${MEDIA}$`, 'i');
export const isMedia = (name: string): boolean => MEDIA_FILE.test(name);

/** Files of an editor's programs and of the system, like `.#walk.mdx`, `._walk.mdx` and `Thumbs.db`. */
export const isSystemFile = (name: string): boolean => /(^|\/)(\..*|Thumbs\.db|desktop\.ini|.*~)$/.test(name);

export interface EntryFile {
  /** Path inside the folder. */
  readonly name: string;
  /** The name without its extension: the entry's part of URLs. */
  readonly id: string;
  /** English, if the name says none: `walk.it.mdx` is Italian. */
  readonly language: Language;
}

/**
 * Splits a collection's files into entries and those that no page would show. Two files with the same URL are an error
 * of the second.
 *
 * @param names all files of the folder and its subfolders
 * @param folder path from the root of the project, for messages, with a slash at the end
 */
export function findEntryFiles(names: readonly string[], kind: ContentKind, folder: string) {
  const entries: EntryFile[] = [];
  const mistakes: Mistake[] = [];
  const taken = new Map<string, string>();
  const like = EXTENSIONS[kind].map((each) => `open-source${each}`).join(' or ');
  for (const name of names.filter((each) => !isSystemFile(each)).sort()) {
    const complain = (message: string) =>
      mistakes.push({ file: folder + name, line: 1, field: 'file name', message });
    if (!MEANT_AS_ENTRY[kind].test(name)) {
      if (!isMedia(name)) complain(strayIn(folder, like));
      continue;
    }
    const extension = EXTENSIONS[kind].find((each) => name.endsWith(each)) ?? '';
    const { id, language } = named(name.slice(0, name.length - extension.length));
    const url = name.toLowerCase().replace(/\.[a-z]+$/, '');
    const first = taken.get(url);
    if (first !== undefined) {
      complain(`comes to the same address as ${folder}${first}. Rename or remove one of the two.`);
    } else if (translationName(name, names) !== null) {
      const meant = translationName(name, names);
      complain(
        meant !== null && names.includes(meant)
          ? `stands beside ${meant}, and both are of one language. Keep one, as ${meant}.`
          : `is not how a translation is named. Rename it to ${meant}.`,
      );
    } else if (extension === '' || !SLUG.test(id)) {
      complain(`must be of small letters, digits and single hyphens, like ${like}, directly in ${folder}.`);
    } else {
      entries.push({ name, id, language });
    }
    taken.set(url, first ?? name);
  }
  return { entries, mistakes };
}

function named(name: string): { readonly id: string; readonly language: Language } {
  const [, id = name, tag] = /^(.*)\.([a-z]+)$/.exec(name) ?? [];
  return isLanguage(tag) && tag !== SOURCE_LANGUAGE
    ? { id, language: tag }
    : { id: name, language: SOURCE_LANGUAGE };
}

/** What people write for a language, in a name: `it`, `IT`, `ita`, `italian`, `italiano`. */
const MEANT_AS_LANGUAGE = Object.entries(LANGUAGES).map(([tag, { name }]) => {
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  const words = [tag, english.slice(0, 3), english, name];
  return { tag, pattern: new RegExp(`^(.+?)[-._ (]+(?:${words.join('|')})\\)?$`, 'i') };
});

/** The right name of a file that stands beside its original under a name that is no translation's, or null. */
function translationName(name: string, names: readonly string[]): string | null {
  const [, stem = '', extension = ''] = /^(.*)(\.[a-z]+)$/i.exec(name) ?? [];
  for (const { tag, pattern } of MEANT_AS_LANGUAGE) {
    const [, original] = pattern.exec(stem) ?? [];
    if (original === undefined || !names.includes(original + extension)) continue;
    const meant = `${original}${tag === SOURCE_LANGUAGE ? '' : `.${tag}`}${extension}`;
    if (meant !== name) return meant;
  }
  return null;
}

const strayIn = (folder: string, like: string): string =>
  `is of a kind that no page shows. A file here is called like ${like}, and pictures and films stand beside it; other files belong in public/. Rename or move it, or remove it from ${folder}.`;
