import type { Mistake } from './mistake.ts';
import { SLUG } from './schemas/fields.ts';

/** The kind of a collection's files: `text` is Markdown with front matter, `data` is YAML. */
export type ContentKind = 'text' | 'data';

const EXTENSIONS: Readonly<Record<ContentKind, readonly string[]>> = {
  text: ['.mdx', '.md'],
  data: ['.yaml'],
};

/** For Astro's `glob()`. */
export const PATTERNS: Readonly<Record<ContentKind, string>> = { text: '*.{md,mdx}', data: '*.yaml' };

/** Files that an editor meant as entries, including names that Astro or a URL could not use. */
const MEANT_AS_ENTRY: Readonly<Record<ContentKind, RegExp>> = {
  text: /\.(mdx?|markdown)$/i,
  data: /\.ya?ml$/i,
};

/** Whether the pattern matches. @param name path inside the folder */
export const isEntryFile = (name: string, kind: ContentKind): boolean =>
  !name.includes('/') && EXTENSIONS[kind].some((extension) => name.endsWith(extension));

interface EntryFile {
  /** Path inside the folder. */
  readonly name: string;
  /** The name without its extension: the entry's part of URLs. */
  readonly id: string;
}

/**
 * Splits a collection's files into entries and misnamed files. Two files with the same URL are an error of the
 * second.
 *
 * @param names all files of the folder and its subfolders
 * @param folder path from the root of the project, for messages, with a slash at the end
 */
export function findEntryFiles(names: readonly string[], kind: ContentKind, folder: string) {
  const entries: EntryFile[] = [];
  const mistakes: Mistake[] = [];
  const taken = new Map<string, string>();
  for (const name of names.filter((each) => MEANT_AS_ENTRY[kind].test(each)).sort()) {
    const extension = EXTENSIONS[kind].find((each) => name.endsWith(each)) ?? '';
    const id = name.slice(0, name.length - extension.length);
    const complain = (message: string) =>
      mistakes.push({ file: folder + name, line: 1, field: 'file name', message });

    const url = name.toLowerCase().replace(/\.[a-z]+$/, '');
    const first = taken.get(url);
    if (first !== undefined) {
      complain(`comes to the same address as ${folder}${first}. Rename or remove one of the two.`);
    } else if (extension === '' || !SLUG.test(id)) {
      const example = EXTENSIONS[kind].map((each) => `open-source${each}`).join(' or ');
      complain(
        `must be of small letters, digits and single hyphens, like ${example}, directly in ${folder}.`,
      );
    } else {
      entries.push({ name, id });
    }
    taken.set(url, first ?? name);
  }
  return { entries, mistakes };
}
