import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { incrementalBuild } from '../../../src/integrations/incremental-build.ts';

let root: string;
beforeEach(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'tessera-build-'))}/`;
});
afterEach(() => rm(root, { recursive: true }));

const write = async (path: string) => {
  await mkdir(join(root, 'dist', path, '..'), { recursive: true });
  await writeFile(join(root, 'dist', path), '');
};
const isThere = (path: string) => existsSync(join(root, 'dist', path));

/** Goes through the hooks of a build, as Astro does. */
function build(isIncremental: boolean) {
  const { hooks } = incrementalBuild(isIncremental);
  const call = (name: keyof typeof hooks, options: object) =>
    (hooks[name] as (options: object) => void)(options);
  const config = { outDir: pathToFileURL(`${root}dist/`), cacheDir: pathToFileURL(`${root}cache/`) };
  let isEmptied = true;
  const updateConfig = () => {
    isEmptied = false;
  };
  call('astro:config:setup', { command: 'build', config, updateConfig });
  return {
    isEmptied,
    start: () => call('astro:build:start', {}),
    end: (...pages: string[]) => call('astro:build:done', { pages: pages.map((pathname) => ({ pathname })) }),
  };
}

describe('an incremental build', () => {
  it('finds the pages of the one before, and nothing else', async () => {
    build(true).end();
    await write('news/a/index.html');
    await write('404.html');
    await write('_astro/a.css');
    const second = build(true);
    expect(second.isEmptied).toBe(false);
    second.start();
    expect(['news/a/index.html', '404.html'].filter(isThere)).toHaveLength(2);
    expect(isThere('_astro')).toBe(false);
  });

  it('leaves no page that the site does not have, and no empty folder', async () => {
    build(true).end();
    for (const path of ['index.html', '404.html', 'news/a/index.html', 'news/b/index.html'])
      await write(path);
    const second = build(true);
    second.start();
    await write('_astro/a.css');
    second.end('', '404/', 'news/a/');
    expect(['index.html', '404.html', 'news/a/index.html', '_astro/a.css'].filter(isThere)).toHaveLength(4);
    expect(isThere('news/b')).toBe(false);
  });

  it('starts from nothing after a clean build, one that broke off, and where the folder is gone', async () => {
    build(true).end();
    await write('index.html');
    build(false).end('');
    expect(build(true).isEmptied).toBe(true);

    build(true).end('');
    build(true).start();
    expect(build(true).isEmptied).toBe(true);

    build(true).end('');
    await rm(`${root}dist`, { recursive: true });
    expect(build(true).isEmptied).toBe(true);
  });
});
