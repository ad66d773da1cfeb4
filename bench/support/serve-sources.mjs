// Serves the sources to a browser, with types stripped, and the few packages that they import: for measuring single
// modules in a real browser without a build.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The names of folders, as the package declares them. */
const FOLDERS = Object.entries(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).imports);

/**
 * @param {readonly string[]} packages that the modules import, by name
 * @returns {Promise<{ origin: string, stop: () => void }>} an empty page stands at the origin
 */
export async function serveSources(packages) {
  const imports = Object.fromEntries([
    ...packages.map((name) => [name, urlOf(name)]),
    ...FOLDERS.map(([name, folder]) => [name.replace('*', ''), folder.slice(1).replace('*', '')]),
  ]);
  const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;
  const server = createServer(({ url = '/' }, answer) => {
    try {
      if (url === '/') return answer.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
      const text = readFileSync(ROOT + decodeURIComponent(url.slice(1)), 'utf8');
      const script = url.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
      return answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } catch {
      return answer.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const urlOf = (name) => `/${fileURLToPath(import.meta.resolve(name)).slice(ROOT.length)}`;
