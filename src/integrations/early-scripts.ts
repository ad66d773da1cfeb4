import type { AstroIntegration } from 'astro';
import { readFileSync, writeFileSync } from 'node:fs';
import { memberScreenAt, ROUTES } from '#domain/routes.ts';

/** A script of the build, as the bundler describes it. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly code: string;
  /** File names of those that it imports statically. */
  readonly imports: readonly string[];
}

type Chunks = ReadonlyMap<string, Chunk>;

/** What every island imports in a task of its own: a build has one of them. */
const BACKENDS = ['/src/backend/local/index.ts', '/src/backend/firebase/configured.ts'];

/**
 * Pages of the members' area name all scripts of their first view in their head. The browser would otherwise learn of
 * each from the one before: the island, what it imports, its screen, the backend.
 */
export function earlyScripts(): AstroIntegration {
  const chunks = new Map<string, Chunk>();
  let base = '';
  const noteChunks = {
    name: 'note-chunks',
    generateBundle(_: unknown, bundle: Readonly<Record<string, Chunk | { readonly type: 'asset' }>>) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.set(`${base}/${output.fileName}`, output);
      }
    },
  };
  return {
    name: 'early-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { plugins: [{ ...noteChunks, applyToEnvironment: ({ name }) => name === 'client' }] },
        });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir, pages }) => {
        for (const { pathname } of pages) {
          const path = `/${pathname}`;
          if (!isMembers(path)) continue;
          const file = new URL(`${pathname}index.html`, dir);
          writeFileSync(file, withPreloads(readFileSync(file, 'utf8'), path, chunks, base));
        }
      },
    },
  };
}

const isMembers = (path: string): boolean => memberScreenAt(path) !== null || path === ROUTES.operator.path;

function withPreloads(html: string, path: string, chunks: Chunks, base: string): string {
  const named = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url);
  const needed = new Set([...named, ...laterScripts(path, chunks)]);
  // A set may grow while it is gone through.
  for (const url of needed) for (const name of chunks.get(url)?.imports ?? []) needed.add(`${base}/${name}`);
  // The largest first: with HTTP/1.1 a browser fetches six at a time, and all wait for the last one.
  const sizeOf = (url: string): number => chunks.get(url)?.code.length ?? 0;
  const links = [...needed]
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map((url) => `<link rel="modulepreload" href="${url}">`)
    .join('');
  return html.replace('</head>', `${links}</head>`);
}

/** What a page imports once its island runs: the screen of its path, and the backend. */
function laterScripts(path: string, chunks: Chunks): readonly string[] {
  const screen = memberScreenAt(path);
  const modules = [...BACKENDS, ...(screen === null ? [] : [screenFile(screen)])];
  return [...chunks].flatMap(([url, { moduleIds }]) =>
    moduleIds.some((id) => modules.some((module) => id.endsWith(module))) ? [url] : [],
  );
}

const screenFile = (name: string): string =>
  `/src/islands/${name}/${name[0]?.toUpperCase()}${name.slice(1)}Screen.tsx`;
