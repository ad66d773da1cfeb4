import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import {
  COMPLETE_LANGUAGE,
  isLanguage,
  isPseudoLanguage,
  type Language,
  SOURCE_LANGUAGE,
} from '#domain/languages.ts';
import { pseudoFields } from '#editing/pseudo-content.ts';
import { LANGUAGE } from '#i18n/language.ts';

/** An entry in the language of this build, or in the one in which it was written. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name> & {
  /** Without the language: all translations of an entry have the same id. */
  readonly id: string;
  readonly language: Language;
};

/** All entries of a collection, each once: in the language of this build, or else in the one in which it was written. */
export async function readCollection<Name extends CollectionKey>(name: Name): Promise<Entry<Name>[]> {
  const entries = (await getCollection(name)).map(withLanguage);
  const byId = Map.groupBy(entries, ({ id }) => id);
  return [...byId.values()].flatMap((versions) => bestOf(versions) ?? []);
}

/** @throws Error if there is no such entry */
export async function readEntry<Name extends CollectionKey>(name: Name, id: string): Promise<Entry<Name>> {
  const found = (await entriesById(name)).get(id);
  if (found === undefined)
    throw new Error(`The content has no entry “${id}” in src/content/${name}/. Add it.`);
  return found as Entry<Name>;
}

type ById = ReadonlyMap<string, Entry<CollectionKey>>;

const read = new Map<CollectionKey, Promise<ById>>();

/** Read once for all pages of a build, and again for each page of the development server. */
function entriesById(name: CollectionKey): Promise<ById> {
  const known = import.meta.env.DEV ? undefined : read.get(name);
  const entries = known ?? readCollection(name).then((all) => new Map(all.map((entry) => [entry.id, entry])));
  read.set(name, entries);
  return entries;
}

const isPseudo = isPseudoLanguage(LANGUAGE);

function withLanguage<Name extends CollectionKey>(entry: CollectionEntry<Name>): Entry<Name> {
  const [tag, id] = entry.id.split('/');
  const language = isLanguage(tag) && id !== undefined ? tag : SOURCE_LANGUAGE;
  return Object.assign({ ...entry }, { id: id ?? entry.id, language }) as Entry<Name>;
}

function bestOf<Name extends CollectionKey>(versions: readonly Entry<Name>[]): Entry<Name> | undefined {
  const inLanguage = (tag: string) => versions.find(({ language }) => language === tag);
  const original = inLanguage(SOURCE_LANGUAGE);
  const translation = isPseudo ? inLanguage(COMPLETE_LANGUAGE)?.filePath : undefined;
  if (original !== undefined && translation !== undefined)
    return {
      ...original,
      data: pseudoFields(original.data, translation, LANGUAGE),
      language: LANGUAGE as Language,
    } as Entry<Name>;
  return inLanguage(LANGUAGE) ?? original ?? versions[0];
}
