import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets an incremental build find the pages of the one before where they are, in `dist/`. Astro would empty the folder, and put
 * back ten thousand pages one by one. Everything but pages is made anew, and pages that the site no longer has are removed.
 *
 * @param isIncremental whether this build is one
 */
export function incrementalBuild(isIncremental: boolean): AstroIntegration {
  let folder = '';
  /** A file that names the folder while it holds a whole incremental build, and nothing else. */
  let mark = '';
  let isKept = false;
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        folder = fileURLToPath(config.outDir);
        mark = fileURLToPath(new URL('incremental-dist', config.cacheDir));
        isKept =
          isIncremental && existsSync(mark) && readFileSync(mark, 'utf8') === folder && existsSync(folder);
        rmSync(mark, { force: true });
        if (isKept) updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': () => {
        if (isKept) keepFiles(folder, isPage);
      },
      'astro:build:done': ({ pages }) => {
        if (!isIncremental) return;
        const known = new Set(pages.map(({ pathname }) => join(folder, fileOf(pathname))));
        if (isKept) keepFiles(folder, (path) => !isPage(path) || known.has(path));
        mkdirSync(dirname(mark), { recursive: true });
        writeFileSync(mark, folder);
      },
    },
  };
}

/** @param pathname without the slash at its beginning. Hosting services look for the page of errors in the folder itself. */
const fileOf = (pathname: string): string =>
  pathname === '404/' ? '404.html' : pathname.replace(/(^|\/)$/, '$1index.html');

const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * Removes all other files of a folder, and folders that then hold nothing.
 *
 * @returns whether something is left
 */
function keepFiles(folder: string, isToKeep: (path: string) => boolean): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const path = join(folder, entry.name);
    const isLeft = entry.isDirectory() ? keepFiles(path, isToKeep) : isToKeep(path);
    if (!isLeft) rmSync(path, { recursive: true });
    return isLeft;
  });
  return left.length > 0;
}
