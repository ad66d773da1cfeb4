// Serves the production build as the hosting service does: with the headers of firebase.json, compressed, with the
// site's own 404 page. So what is tested and measured here is what is deployed.
//
//   node scripts/preview.mjs [--port 4321]
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });
const files = sirv(hosting.public, { etag: true, onNoMatch: sendNotFound });

createServer((request, response) => {
  for (const [key, value] of headersOf(request.url)) response.setHeader(key, value);
  compress(request, response, () => files(request, response));
}).listen(Number(values.port), () => {
  console.log(`Tessera is at http://localhost:${values.port}/`);
});

/** Every header whose rule matches; of one that is named twice, the later rule's, as the hosting service has it. */
function headersOf(url) {
  const { pathname } = new URL(url, 'http://localhost');
  return hosting.headers
    .filter(({ source }) => source === '**' || matchesGlob(pathname, source))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
}

function sendNotFound(_request, response) {
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(readFileSync(`${hosting.public}/404.html`));
}
