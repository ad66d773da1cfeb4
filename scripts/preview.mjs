// Serves the production build as the hosting service does: with the redirects and headers of firebase.json, compressed, with the
// site's own 404 page. So what is tested and measured here is what is deployed.
//
// node scripts/preview.mjs [--port 4321] [--folder dist] [--host localhost] [--log URL]
//
// `--log` is where a settler serves the public log, e.g. http://localhost:8080: the hosting service forwards /log/ to it.
// Other machines reach it only if `--host` says so (`--host 0.0.0.0`).
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { compressedText } from './compressed-text.mjs';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    folder: { type: 'string', default: hosting.public },
    host: { type: 'string', default: 'localhost' },
    log: { type: 'string' },
  },
});
const { folder, host } = values;
const port = Number(values.port);

const sendText = compressedText(folder);
const files = sirv(folder, { etag: true, onNoMatch: sendNotFound });

createServer((asked, response) => {
  const [path, query] = asked.url.split(/(?=\?)/);
  if (!isInForm(path)) return sendNotFound(asked, response);
  if (values.log && path.startsWith('/log/')) return forward(asked, response);
  for (const [key, value] of headersOf(path)) response.setHeader(key, value);
  const redirect = hosting.redirects.find(({ source }) => matchesGlob(path, source));
  if (redirect) response.writeHead(redirect.type, { Location: redirect.destination }).end();
  else if (isFolder(path)) response.writeHead(301, { Location: `${path}/${query ?? ''}` }).end();
  else sendText(asked, response, () => files(asked, response));
})
  .on('error', ({ code, message }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: give another one by --port.` : message);
    process.exit(1);
  })
  .listen(port, host, function () {
    console.log(`Tessera is at http://${host}:${this.address().port}/`);
  });

function forward({ method, url }, response) {
  request(new URL(url, values.log), { method }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  })
    .on('error', () => response.writeHead(502).end())
    .end();
}

/** Every header whose rule matches. The later rule wins, as at the hosting service. */
function headersOf(path) {
  return hosting.headers
    .filter(({ source }) => source === '**' || matchesGlob(path, source))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
}

/**
 * Whether a path is as a browser writes it. Another one would be read once more on its way, and lead elsewhere: `/log/../x` out of
 * the log, `//x` to another host.
 */
function isInForm(path) {
  const site = 'http://site.invalid';
  return URL.canParse(path, site) && new URL(path, site).href === site + path;
}

/** Whether a URL lacks only the trailing slash, which the hosting service adds (`trailingSlash`). */
function isFolder(path) {
  return /^\/[\w/-]*[\w-]$/.test(path) && existsSync(`${folder}${path}/index.html`);
}

/** Only a rewrite has a language: the hosting service then answers with 200, and the page tells search engines to pass. */
function sendNotFound({ url }, response) {
  const rewrite = hosting.rewrites.find(({ regex }) => new RegExp(regex).test(url.split('?')[0]));
  response.writeHead(rewrite ? 200 : 404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(readFileSync(folder + (rewrite?.destination ?? '/404.html')));
}
