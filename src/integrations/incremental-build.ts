import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Lets an incremental build work on what the one before has left in `dist/`. Astro would empty the folder, and put back ten
 * thousand pages one by one. So afterwards what this build knows nothing of is removed.
 *
 * @param isIncremental whether this build is one
 */
export function incrementalBuild(isIncremental: boolean): AstroIntegration {
  let folder = '';
  /** Names the folder while it holds a whole incremental build, and no other. */
  let mark = '';
  let start = 0;
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        start = Date.now();
        folder = fileURLToPath(config.outDir);
        mark = fileURLToPath(new URL('incremental-dist', config.cacheDir));
        const isWhole = existsSync(mark) && readFileSync(mark, 'utf8') === folder;
        rmSync(mark, { force: true });
        if (isIncremental && isWhole) updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:done': ({ pages }) => {
        if (!isIncremental) return;
        const files = pages.map(({ pathname }) => join(folder, pathname.replace(/(^|\/)$/, '$1index.html')));
        removeOlder(folder, start, new Set(files));
        mkdirSync(dirname(mark), { recursive: true });
        writeFileSync(mark, folder);
      },
    },
  };
}

/** Removes the files of a folder that were written before a moment, and folders that then hold nothing. */
function removeOlder(folder: string, moment: number, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeOlder(path, moment, kept);
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else if (!kept.has(path) && statSync(path).mtimeMs < moment) rmSync(path);
  }
}
