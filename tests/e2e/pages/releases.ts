import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { releaseOf } from '#integrations/service-worker/release-of.ts';

/** A site whose releases follow one another while pages are open. */
export interface ReleasedSite {
  readonly origin: string;
  /** From now on the server has the next release, and none of the scripts of the one before. */
  release(): void;
  /** From now on the server has no service worker. */
  withdrawWorker(): void;
  /** No connection reaches the server any more. */
  stop(): Promise<void>;
}

/** Serves the production build as release `A`. The next one is `B`: the same build, but each script has another name. */
export async function startReleasedSite(): Promise<ReleasedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-releases-'));
  const [a, b] = ['A', 'B'].map((name) => makeRelease(join(folder, name), name));
  if (!a || !b) throw new Error('There are two releases.');
  let serve = sirv(a, { etag: true });
  const server = createServer((request, response) => {
    serve(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      serve = sirv(b, { etag: true });
    },
    withdrawWorker() {
      cpSync('src/service-worker/withdrawn.js', join(a, 'service-worker.js'));
      serve = sirv(a, { etag: true });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeRelease(folder: string, name: string): string {
  cpSync('dist', folder, { recursive: true });
  const scripts = globSync('_astro/*.js', { cwd: folder }).map((path) => basename(path));
  for (const file of globSync(['**/*.html', '_astro/*.js'], { cwd: folder })) {
    const path = join(folder, file);
    const named = readFileSync(path, 'utf8').replaceAll(SCRIPT_NAME, (found) =>
      scripts.includes(found) ? nameIn(name, found) : found,
    );
    writeFileSync(path, named.replace('<head>', `<head><meta name="release" content="${name}">`));
  }
  for (const script of scripts) {
    renameSync(join(folder, '_astro', script), join(folder, '_astro', nameIn(name, script)));
  }
  const worker = join(folder, 'service-worker.js');
  const code = readFileSync(worker, 'utf8').replace(/^self\.RELEASE=.*\n/, '');
  writeFileSync(worker, `self.RELEASE=${JSON.stringify(releaseOf(folder))};\n${code}`);
  return folder;
}

const SCRIPT_NAME = /[\w.-]+\.js/g;

const nameIn = (release: string, script: string): string => script.replace(/\.js$/, `-${release}.js`);
