// Serves a folder's text files with maximum brotli compression. Each is compressed on its first request and cached, as
// hosting services do; a general middleware compresses on each request, and therefore worse.
import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';

const TEXTS = '**/*.{html,css,js,json,svg,xml,txt,vtt}';

/** @returns a request handler that passes on what it does not send: other files, and browsers without brotli */
export function compressedText(folder) {
  const texts = new Map(
    globSync(TEXTS, { cwd: folder }).map((file) => [urlPathOf(file), readOnce(`${folder}/${file}`)]),
  );
  return (request, response, next) => {
    const read = texts.get(request.url.split('?')[0]);
    if (!read || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return next();
    const { headers, body } = read();
    if (request.headers['if-none-match'] === headers.ETag) return response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

const urlPathOf = (file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;

function readOnce(path) {
  let kept;
  return () => {
    kept ??= {
      headers: {
        'Content-Type': `${lookup(path)}; charset=utf-8`,
        'Content-Encoding': 'br',
        Vary: 'Accept-Encoding',
        ETag: `"${statSync(path).mtimeMs}"`,
      },
      body: brotliCompressSync(readFileSync(path)),
    };
    return kept;
  };
}
