import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { WORKER_FILE } from '#service-worker/page.ts';
import { releaseOf } from './service-worker/release-of.ts';

const SOURCE = new URL('../service-worker/', import.meta.url);

/**
 * Makes the service worker at the end of each build, once all files that it keeps are known. A development server, and a
 * build whose setting says so, has in its place one that removes what an earlier one left.
 */
export function serviceWorker(language: string): AstroIntegration {
  const withdrawn = () => readFileSync(new URL('withdrawn.js', SOURCE), 'utf8');
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [workerScript()] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(WORKER_FILE, (_, response) => {
          response.setHeader('Content-Type', 'text/javascript').end(withdrawn());
        });
      },
      'astro:build:done': ({ dir }) => {
        const file = new URL(`.${WORKER_FILE}`, dir);
        const script = readFileSync(file, 'utf8');
        const release = JSON.stringify(releaseOf(fileURLToPath(dir), language));
        const isOff = process.env['PUBLIC_SERVICE_WORKER'] === 'off';
        writeFileSync(file, isOff ? withdrawn() : `self.RELEASE=${release};\n${script}`);
      },
    },
  };
}

/** Has the worker bundled with the pages' scripts, into a file whose name never changes. */
function workerScript() {
  return {
    name: 'service-worker',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    buildStart(this: { emitFile(file: { type: 'chunk'; id: string; fileName: string }): string }) {
      const id = fileURLToPath(new URL('worker.ts', SOURCE));
      this.emitFile({ type: 'chunk', id, fileName: WORKER_FILE.slice(1) });
    },
  };
}
