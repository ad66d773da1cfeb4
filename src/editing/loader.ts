import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkContent } from './check-content.ts';
import { fieldChecker, readEntry } from './check-entry.ts';
import { COLLECTIONS, type Collection, type CollectionName } from './collections.ts';
import { type EntryFile, findEntryFiles } from './entry-files.ts';
import {
  contentError,
  countMistakes,
  countWarnings,
  describeMistake,
  isWarning,
  type Mistake,
} from './mistake.ts';
import { SOURCE_LANGUAGE } from '#domain/languages.ts';
import { projectAt } from './project.ts';
import { nameSite, siteNameIn } from './site-name.ts';

/** The id of the one entry of the collection `mistakes`. */
export const ALL_MISTAKES = 'all';

/** A file without a mistake in its fields. */
interface Entry {
  /** `walk`; of a translation `it/walk`. */
  readonly id: string;
  /** Path from the root of the project. */
  readonly file: string;
  readonly data: Record<string, unknown>;
  /** What stands below the fields; empty in a file of data. */
  readonly body: string;
}

/**
 * Loads `src/content/<collection>/`, one entry per file, with the fields as `yaml` reads them. An entry whose fields have
 * a mistake is left out; `mistakeLoader` says so.
 *
 * Each file is read once, and all of its entry is made of those bytes. Astro's `glob()` would read it again: after two
 * quick saves it kept the old fields beside the new text, and since it knew the new text, it kept them for good.
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
    async load(context) {
      const { config, logger, store, watcher } = context;
      const root = fileURLToPath(config.root);
      const put = entryWriter(context);
      const load = async () => {
        const { entries, isWhole } = await readEntries(collection, root);
        // While one writes, a list keeps what it had until the file is mended: half a list would be no page.
        if (watcher && kind === 'data' && !isWhole && store.keys().length > 0) return;
        const loaded = entries.filter(({ data }) => watcher || isInBuild(data as Data));
        const ids = new Set(loaded.map(({ id }) => id));
        for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
        for (const entry of loaded) await put(entry);
      };
      // Astro keeps entries between runs and does not notice when their schema or processor changes.
      store.clear();
      await load();
      onChange(watcher, [fileURLToPath(new URL(`src/content/${collection}/`, config.root))], logger, load);
    },
  };
}

async function readEntries(collection: CollectionName, root: string) {
  const { kind, schema, picture }: Collection = COLLECTIONS[collection];
  const project = projectAt(root);
  const folder = `src/content/${collection}/`;
  const check = fieldChecker(schema, project, folder, picture);
  const files = findEntryFiles(project.list(folder), kind, folder).entries;
  const read = async ({ name, id }: EntryFile, original?: Entry | null): Promise<Entry | null> => {
    const parts = readEntry(folder, name, project.read(folder + name));
    if (!parts.ok) return null;
    const translated = original ? { file: original.file, fields: original.data, isSound: true } : undefined;
    const { data, mistakes } = await check(name, parts.yaml, parts.firstLine, translated);
    return mistakes.length > 0 ? null : { id, file: folder + name, data, body: parts.body };
  };
  const isOriginal = ({ language }: EntryFile) => language === SOURCE_LANGUAGE;
  const originals = await Promise.all(files.filter(isOriginal).map((file) => read(file)));
  const translations = files
    .filter((file) => !isOriginal(file))
    .map(async (file) => {
      const entry = await read(
        file,
        originals.find((each) => each?.id === file.id),
      );
      return entry && { ...entry, id: `${file.language}/${file.id}` };
    });
  const entries = [...originals, ...(await Promise.all(translations))];
  const sound = entries.filter((entry) => entry !== null);
  return { entries: sound, isWhole: sound.length === files.length };
}

/** Puts entries into Astro's store: Markdown as it is rendered, MDX as a module to load. */
function entryWriter({
  config,
  generateDigest,
  logger,
  parseData,
  renderMarkdown,
  store,
  watcher,
}: LoaderContext) {
  const name = siteNameIn(projectAt(fileURLToPath(config.root))) ?? '';
  return async ({ id, file, data: fields, body }: Entry): Promise<void> => {
    // The fields count too: no entry keeps old ones beside a new text.
    const digest = generateDigest(JSON.stringify([name, file, fields, body]));
    if (store.get(id)?.digest === digest) return;
    const filePath = fileURLToPath(new URL(file, config.root));
    const data = nameSite(await parseData({ id, data: fields, filePath }), name);
    const entry = { id, digest, data, body: nameSite(body, name), filePath: file };
    if (!file.endsWith('.md')) {
      store.set({ ...entry, deferredRender: file.endsWith('.mdx') });
      return;
    }
    // The empty fields keep a text that begins with a rule, ---, from being taken for some.
    const fileURL = pathToFileURL(filePath);
    const rendered = await renderMarkdown(`---\n---\n\n${entry.body}`, { fileURL }).catch((error: Error) => {
      if (!watcher) throw error;
      // While one writes, all other entries go on.
      logger.error(`${file}: ${error.message}`);
      return undefined;
    });
    const assetImports = rendered?.metadata?.imagePaths ?? [];
    store.set({ ...entry, ...(rendered && { rendered, assetImports }) });
  };
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
      const found = await checkContent(fileURLToPath(config.root), new Date());
      if (!watcher && found.mistakes.length > 0) throw contentError(found.mistakes);
      // Warnings are for the terminal: a page is shown with them.
      const inDrafts = found.inDrafts.filter((each) => !isWarning(each));
      const warnings = [...found.warnings, ...found.inDrafts.filter(isWarning)];
      const list = [...found.mistakes, ...inDrafts];
      store.set({ id: ALL_MISTAKES, data: { list }, digest: JSON.stringify(list) });
      const text = [
        ...(watcher
          ? section(`${countMistakes(list.length)} in the content`, list)
          : section(`${countMistakes(inDrafts.length)} in drafts, which no build publishes`, inDrafts)),
        ...section(`${countWarnings(warnings.length)}, which stop no build`, warnings),
      ].join('\n\n');
      if (text !== said)
        logger[watcher && list.length > 0 ? 'error' : 'warn'](text || 'All mistakes are mended.');
      said = text;
    };
    await check();
    const folders = ['src/content/', 'public/'].map((name) => fileURLToPath(new URL(name, config.root)));
    onChange(watcher, folders, logger, check);
  },
};

const section = (heading: string, found: readonly Mistake[]): readonly string[] =>
  found.length === 0 ? [] : [`${heading}:`, ...found.map(describeMistake)];

/** In milliseconds. The watcher says nothing about a change within 50 of another to the same file. */
const UNTOLD = 100;

/**
 * Runs after each change in the folders, and once more when there was none for a moment: so it sees the last one also if
 * the watcher does not tell it. While one run lasts, at most one more waits; it sees all changes until then.
 */
function onChange(
  watcher: LoaderContext['watcher'],
  folders: readonly string[],
  logger: LoaderContext['logger'],
  run: () => Promise<void>,
): void {
  let running = Promise.resolve();
  let isOneWaiting = false;
  let lookingAgain: NodeJS.Timeout | undefined;
  const runNext = () => {
    if (isOneWaiting) return;
    isOneWaiting = true;
    running = running
      .then(() => {
        isOneWaiting = false;
        return run();
      })
      .catch((error: Error) => logger.error(error.message));
  };
  watcher?.on('all', (_, path) => {
    if (!folders.some((folder) => path.startsWith(folder))) return;
    clearTimeout(lookingAgain);
    lookingAgain = setTimeout(runNext, UNTOLD);
    runNext();
  });
}
