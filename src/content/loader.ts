import { readdir, readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroError } from 'astro/errors';
import type { Loader, LoaderContext } from 'astro/loaders';
import { type ContentSchema, checkEntry, describeMistake, type Mistake } from './check.ts';

interface Entry {
  readonly id: string;
  /** Path from the root of the project. */
  readonly file: string;
  readonly source: string;
  readonly data: Record<string, unknown>;
  readonly body: string;
}

/**
 * Loads `src/content/<collection>/*.yaml` or `*.mdx`, one entry a file. Beside Astro's `glob()` it names the line of
 * each mistake, tells of all mistakes of the collection at once, and checks every file every time: `glob()` keeps what
 * it checked last time, even if the rules have changed since.
 */
export function contentFolder(extension: '.mdx' | '.yaml', schema: ContentSchema): Loader {
  return {
    name: 'content-folder',
    async load(context) {
      const folder = fileURLToPath(new URL(`content/${context.collection}/`, context.config.srcDir));
      const reload = () => refill(context, schema, folder, extension);
      await reload();
      watch(context, folder, reload);
    },
  };
}

async function refill(context: LoaderContext, schema: ContentSchema, folder: string, extension: string) {
  const entries = await readEntries(schema, folder, extension, fileURLToPath(context.config.root));
  context.store.clear();
  for (const { id, file, source, data, body } of entries) {
    const parsed = await context.parseData({ id, data, filePath: file });
    const digest = context.generateDigest(source);
    // MDX becomes a component, which Astro makes when a page asks for it.
    const rendering = extension === '.mdx' ? { body, deferredRender: true } : {};
    context.store.set({ id, data: parsed, filePath: file, digest, ...rendering });
  }
}

/**
 * @param root of the project; the paths of files are told from there
 * @throws AstroError that names file, line and field of every mistake in the folder
 */
export async function readEntries(
  schema: ContentSchema,
  folder: string,
  extension: string,
  root: string,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const mistakes: Mistake[] = [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
  for (const name of names) {
    const file = (folder + name).slice(root.length).replaceAll(sep, '/');
    const source = await readFile(folder + name, 'utf8');
    const checked = checkEntry(schema, file, source);
    if (checked.ok) entries.push({ id: name.slice(0, -extension.length), file, source, ...checked });
    else mistakes.push(...checked.mistakes);
  }
  if (mistakes.length > 0) throw contentError(mistakes);
  return entries;
}

function contentError(mistakes: readonly Mistake[]): AstroError {
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  return new AstroError([`${count} in the content:`, ...mistakes.map(describeMistake)].join('\n\n'));
}

function watch({ watcher, logger }: LoaderContext, folder: string, reload: () => Promise<void>) {
  watcher?.add(folder);
  watcher?.on('all', (_event, path) => {
    if (!path.startsWith(folder)) return;
    reload().catch((error: Error) => logger.error(error.message));
  });
}
