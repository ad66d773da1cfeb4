import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { type ContentSchema, entryChecker } from './check.ts';
import { type ContentKind, findEntryFiles, isEntryFile, PATTERNS } from './entry-files.ts';
import { contentError, type Mistake } from './mistake.ts';

interface Entry {
  /** Path inside the folder. */
  readonly name: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/**
 * Astro's `glob()` loader for `src/content/<collection>/`, one entry per file, with a check before it: `glob()` names
 * no line, stops at the first error, and reads 30 February as 2 March. This reports all errors of the collection at
 * once.
 *
 * @param isInBuild which entries a build loads, decided by their data; the development server loads all
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
      const base = new URL(`content/${collection}/`, config.srcDir);
      const folder = fileURLToPath(base);
      const read = (only?: string) => readEntries(schema, folder, kind, fileURLToPath(config.root), only);

      const load = async (entries: readonly Entry[], loadContext: LoaderContext) => {
        const left = watcher ? [] : entries.filter(({ data }) => !isInBuild(data as Data));
        const dataOf = new Map(entries.map(({ name, data }) => [name, data]));
        const parseData: LoaderContext['parseData'] = ({ filePath = '', ...entry }) => {
          const name = nameIn(folder, filePath);
          const data = dataOf.get(name) ?? read(name)[0]?.data ?? entry.data;
          // Use the source once: when `glob()` asks again, the file has changed.
          dataOf.delete(name);
          return context.parseData({ ...entry, data: data as typeof entry.data, filePath });
        };
        const pattern = [PATTERNS[kind], ...left.map(({ name }) => `!${name}`)];
        await glob({ base, pattern }).load({ ...loadContext, parseData });
      };

      const entries = read();
      // Astro keeps entries between builds and does not notice when their schema or processor changes.
      store.clear();
      await load(entries, context);
      const { watcher: _, ...unwatched } = context;
      watchBeside(context, folder, kind, () => load(read(), unwatched));
    },
  };
}

/**
 * @param root of the project; paths in messages start there
 * @param only the name of the one file to read
 * @throws AstroError with file, line and field of every error
 */
export function readEntries(
  schema: ContentSchema,
  folder: string,
  kind: ContentKind,
  root: string,
  only?: string,
): readonly Entry[] {
  const shownFolder = nameIn(root, folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const { entries: found, mistakes: misnamed } = findEntryFiles(names, kind, shownFolder);
  const isAsked = (name: string) => only === undefined || name === only;
  const mistakes: Mistake[] = misnamed.filter(({ file }) => isAsked(file.slice(shownFolder.length)));
  const check = entryChecker(schema, shownFolder);
  const entries: Entry[] = [];
  for (const { id, name } of found.filter((each) => isAsked(each.name))) {
    const checked = check(name, readFileSync(folder + name, 'utf8'));
    if (checked.ok) entries.push({ id, name, data: checked.data });
    else mistakes.push(...checked.mistakes);
  }
  if (mistakes.length > 0) throw contentError(mistakes);
  return entries;
}

const nameIn = (folder: string, path: string): string => path.slice(folder.length).replaceAll(sep, '/');

/**
 * The development server: `glob()` follows the entries. Other files may mend an entry too: a picture that it names,
 * or a file of the same name that goes away. While one reload runs, at most one more waits; it sees all changes until
 * then.
 */
function watchBeside(
  { watcher, logger }: LoaderContext,
  folder: string,
  kind: ContentKind,
  reload: () => Promise<void>,
) {
  let running = Promise.resolve();
  let isOneWaiting = false;
  watcher?.on('all', (event, path) => {
    const isForGlob = event !== 'unlink' && isEntryFile(nameIn(folder, path), kind);
    if (isOneWaiting || !path.startsWith(folder) || event === 'change' || isForGlob) return;
    isOneWaiting = true;
    running = running
      .then(() => {
        isOneWaiting = false;
        return reload();
      })
      .catch((error: Error) => logger.error(error.message));
  });
}
