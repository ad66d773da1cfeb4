import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { type ContentSchema, entryChecker } from './check.ts';
import { type ContentKind, findEntryFiles } from './entry-files.ts';
import { contentError, type Mistake } from './mistake.ts';

interface Entry {
  readonly id: string;
  /** Path from the root of the project. */
  readonly file: string;
  readonly source: string;
  readonly data: Record<string, unknown>;
  readonly body: string;
}

/**
 * Loads the folder `src/content/<collection>/`, one entry a file. Beside Astro's `glob()` it names the line of each
 * mistake, tells of all mistakes of the collection at once, reads the texts for mistakes too, and checks every file
 * every time: `glob()` keeps what it checked last time, even if the rules have changed since.
 *
 * @param isInBuild which entries a build loads; while one writes, all are
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
        const loaded = [];
        for (const entry of readEntries(schema, folder, kind, fileURLToPath(config.root))) {
          const { id, file: filePath } = entry;
          const data = await context.parseData({ id, data: entry.data as Data, filePath });
          if (watcher || isInBuild(data))
            loaded.push({ id, data, filePath, ...(await textOf(context, kind, entry)) });
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

/**
 * MDX becomes a component, which Astro makes when a page asks for it. Markdown becomes HTML here, once for each state of
 * the file: Astro empties the store when the way of rendering changes.
 */
async function textOf(context: LoaderContext, kind: ContentKind, { id, file, source, body }: Entry) {
  const digest = context.generateDigest(source);
  if (kind === 'data') return { digest };
  if (file.endsWith('.mdx')) return { digest, body, deferredRender: true };
  const before = context.store.get(id);
  const isSame = before?.digest === digest && before.filePath === file;
  const fileURL = new URL(file, context.config.root);
  const rendered = (isSame && before.rendered) || (await context.renderMarkdown(source, { fileURL }));
  return { digest, body, rendered, assetImports: rendered.metadata?.imagePaths ?? [] };
}

/**
 * @param root of the project; the paths of files are told from there
 * @throws AstroError that names file, line and field of every mistake in the folder
 */
export function readEntries(
  schema: ContentSchema,
  folder: string,
  kind: ContentKind,
  root: string,
): readonly Entry[] {
  const shownFolder = folder.slice(root.length).replaceAll(sep, '/');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const files = findEntryFiles(names, kind, shownFolder);
  const mistakes: Mistake[] = [...files.mistakes];
  const check = entryChecker(schema, shownFolder);
  const entries: Entry[] = [];
  for (const { id, name } of files.entries) {
    const file = shownFolder + name;
    const source = readFileSync(folder + name, 'utf8');
    const checked = check(name, source);
    if (checked.ok) entries.push({ id, file, source, ...checked });
    else mistakes.push(...checked.mistakes);
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
