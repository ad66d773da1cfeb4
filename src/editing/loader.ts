import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { checkContent } from './check-content.ts';
import { fieldChecker, readEntry } from './check-entry.ts';
import { COLLECTIONS, type Collection, type CollectionName } from './collections.ts';
import { findEntryFiles, PATTERNS } from './entry-files.ts';
import { contentError, countMistakes, describeMistake, type Mistake } from './mistake.ts';
import { projectAt } from './project.ts';

/** The id of the one entry of the collection `mistakes`. */
export const ALL_MISTAKES = 'all';

interface Fields {
  /** Path inside the folder. */
  readonly name: string;
  /** Null if they have a mistake. */
  readonly data: Record<string, unknown> | null;
}

/**
 * Astro's `glob()` loader for `src/content/<collection>/`, one entry per file, with the fields as `yaml` reads them:
 * `glob()` itself reads 30 February as 2 March. An entry whose fields have a mistake is left out; `mistakeLoader` says
 * so.
 *
 * @param isInBuild which entries a build loads, decided by their data; the development server loads all
 */
export function contentFolder<Data extends Record<string, unknown>>(
  collection: CollectionName,
  isInBuild: (data: Data) => boolean = () => true,
): Loader {
  const { kind } = COLLECTIONS[collection];
  return {
    name: 'content-folder',
    async load({ watcher, ...context }) {
      const base = new URL(`content/${collection}/`, context.config.srcDir);
      const folder = fileURLToPath(base);
      const load = async () => {
        const files = await readFields(collection, fileURLToPath(context.config.root));
        const isLoaded = ({ data }: Fields) => data !== null && (watcher || isInBuild(data as Data));
        const loaded = new Map(files.filter(isLoaded).map(({ name, data }) => [name, data]));
        // While one writes, a list keeps what it had until the file is mended: half a list would be no page.
        const isWhole = loaded.size === files.length;
        if (watcher && kind === 'data' && !isWhole && [...context.store.keys()].length > 0) return;
        const parseData: LoaderContext['parseData'] = ({ filePath = '', ...entry }) => {
          const data = loaded.get(filePath.slice(folder.length).replaceAll(sep, '/')) ?? entry.data;
          return context.parseData({ ...entry, data: data as typeof entry.data, filePath });
        };
        const left = projectAt(folder)
          .list('')
          .filter((name) => !loaded.has(name) && !name.includes('/'));
        await glob({ base, pattern: [PATTERNS[kind], ...left.map(asNegation)] }).load({
          ...context,
          parseData,
        });
      };
      // Astro keeps entries between runs and does not notice when their schema or processor changes.
      if (!watcher) context.store.clear();
      await load();
      onChange(watcher, [folder], context.logger, load);
    },
  };
}

/** A pattern that leaves one file out. */
const asNegation = (name: string): string => `!${name.replaceAll(/[()[\]{}!*?@+|\\]/g, '\\$&')}`;

async function readFields(collection: CollectionName, root: string): Promise<readonly Fields[]> {
  const { kind, schema, picture }: Collection = COLLECTIONS[collection];
  const project = projectAt(root);
  const folder = `src/content/${collection}/`;
  const check = fieldChecker(schema, project, folder, picture);
  const { entries } = findEntryFiles(project.list(folder), kind, folder);
  return Promise.all(
    entries.map(async ({ name }) => {
      const read = readEntry(folder, name, project.read(folder + name));
      if (!read.ok) return { name, data: null };
      const { data, mistakes } = await check(name, read.yaml, read.firstLine);
      return { name, data: mistakes.length > 0 ? null : data };
    }),
  );
}

/**
 * Checks all content when it is loaded. A build stops with all mistakes at once. While one writes, they are the one
 * entry of a collection, so that the page that shows a file can say what is wrong with it
 * (`src/integrations/content-overlay/`), and all other pages go on.
 */
export const mistakeLoader: Loader = {
  name: 'content',
  async load({ config, store, watcher, logger }) {
    let said = '';
    const check = async () => {
      const { mistakes, inDrafts } = await checkContent(fileURLToPath(config.root), new Date());
      if (!watcher && mistakes.length > 0) throw contentError(mistakes);
      const list = [...mistakes, ...inDrafts];
      store.set({ id: ALL_MISTAKES, data: { list }, digest: JSON.stringify(list) });
      const text = watcher
        ? describeAll(list, 'the content')
        : describeAll(inDrafts, 'drafts, which no build publishes');
      if (text !== said)
        logger[watcher && text !== '' ? 'error' : 'warn'](text || 'All mistakes are mended.');
      said = text;
    };
    await check();
    const folders = ['src/content/', 'public/'].map((name) => fileURLToPath(new URL(name, config.root)));
    onChange(watcher, folders, logger, check);
  },
};

const describeAll = (mistakes: readonly Mistake[], where: string): string =>
  mistakes.length === 0
    ? ''
    : [`${countMistakes(mistakes.length)} in ${where}:`, ...mistakes.map(describeMistake)].join('\n\n');

/** Runs after each change in the folders. While one run lasts, at most one more waits; it sees all changes until then. */
function onChange(
  watcher: LoaderContext['watcher'],
  folders: readonly string[],
  logger: LoaderContext['logger'],
  run: () => Promise<void>,
): void {
  let running = Promise.resolve();
  let isOneWaiting = false;
  watcher?.on('all', (_, path) => {
    if (isOneWaiting || !folders.some((folder) => path.startsWith(folder))) return;
    isOneWaiting = true;
    running = running
      .then(() => {
        isOneWaiting = false;
        return run();
      })
      .catch((error: Error) => logger.error(error.message));
  });
}
