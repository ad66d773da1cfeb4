import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { type ContentSchema, entryChecker } from './check.ts';
import { type ContentKind, findEntryFiles } from './entry-files.ts';
import { contentError, type Mistake } from './mistake.ts';
import { type Digester, digester } from './state.ts';
import { byKind } from './text/files.ts';
import { countWords } from './text/words.ts';

interface EntryFile {
  readonly id: string;
  /** Path from the root of the project. */
  readonly file: string;
  readonly source: string;
}

interface Entry extends EntryFile {
  readonly data: Record<string, unknown>;
  readonly body: string;
  /** Files beside it that its text names. */
  readonly files: readonly string[];
}

/**
 * Loads the folder `src/content/<collection>/`, one entry a file. Beside Astro's `glob()` it names the line of each
 * mistake, tells of all mistakes of the collection at once, and reads the texts for mistakes too. A text that passed last time
 * is not checked again while it, the files that it names and the rules are the same; `glob()` asks for the first alone.
 *
 * @param isInBuild which entries a build loads, told by their data; while one writes, all are loaded
 */
export function contentFolder<Data extends Record<string, unknown>>(
  kind: ContentKind,
  schema: ContentSchema,
  isInBuild: (data: Data) => boolean = () => true,
): Loader {
  return {
    name: 'content-folder',
    async load(context) {
      const { config, collection, store, watcher } = context;
      const folder = fileURLToPath(new URL(`content/${collection}/`, config.srcDir));
      const reload = async () => {
        const digestOf = digester(context, folder);
        const passedBefore = ({ id, file, source }: EntryFile) => {
          const before = kind === 'text' ? store.get<Data>(id) : undefined;
          return before?.filePath === file && before.digest === digestOf(source, before.data) ? before : null;
        };
        const loaded = [];
        for (const entry of readEntries(schema, folder, kind, fileURLToPath(config.root), passedBefore)) {
          const known = 'digest' in entry ? entry : null;
          if (!watcher && !isInBuild(entry.data as Data)) continue;
          loaded.push(known ?? (await toStore(context, kind, entry as Entry, digestOf)));
        }
        // Only now, and without a pause: a page that is asked for meanwhile finds the old entries or the new.
        store.clear();
        for (const entry of loaded) store.set(entry);
      };
      await reload();
      watch(context, folder, reload);
    },
  };
}

/** The text itself is not stored: its page reads it. */
async function toStore(context: LoaderContext, kind: ContentKind, entry: Entry, digestOf: Digester) {
  const { id, file: filePath, source, body, files } = entry;
  const ofText = kind === 'text' ? { words: countWords(body), ...byKind(files, context.collection) } : {};
  const written = { ...entry.data, ...ofText };
  const data = await context.parseData({ id, data: written, filePath });
  return { id, data, filePath, digest: digestOf(source, written) };
}

/**
 * @param root of the project; the paths of files are told from there
 * @param passedBefore what is already known of a file, or null of one that has to be checked
 * @throws AstroError that names file, line and field of every mistake in the folder
 */
export function readEntries<Known = never>(
  schema: ContentSchema,
  folder: string,
  kind: ContentKind,
  root: string,
  passedBefore: (file: EntryFile) => Known | null = () => null,
): readonly (Entry | Known)[] {
  const shownFolder = folder.slice(root.length).replaceAll(sep, '/');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const { entries: found, mistakes: misnamed } = findEntryFiles(names, kind, shownFolder);
  const mistakes: Mistake[] = [...misnamed];
  const check = entryChecker(schema, shownFolder);
  const entries: (Entry | Known)[] = [];
  for (const { id, name } of found) {
    const entry = { id, file: shownFolder + name, source: readFileSync(folder + name, 'utf8') };
    const known = passedBefore(entry);
    const checked = known ? null : check(name, entry.source);
    if (known) entries.push(known);
    else if (checked?.ok) entries.push({ ...entry, ...checked });
    else mistakes.push(...(checked?.mistakes ?? []));
  }
  if (mistakes.length > 0) throw contentError(mistakes);
  return entries;
}

/** While one reload runs, at most one more waits: it sees whatever else has changed by then. */
function watch({ watcher, logger }: LoaderContext, folder: string, reload: () => Promise<void>) {
  let running = Promise.resolve();
  let isOneWaiting = false;
  watcher?.add(folder);
  watcher?.on('all', (_event, path) => {
    if (isOneWaiting || !path.startsWith(folder)) return;
    isOneWaiting = true;
    running = running
      .then(() => {
        isOneWaiting = false;
        return reload();
      })
      .catch((error: Error) => logger.error(error.message));
  });
}
