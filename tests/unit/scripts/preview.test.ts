import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tessera-preview-'));
mkdirSync(join(folder, 'news'));
for (const page of ['index.html', '404.html', 'news/index.html']) writeFileSync(join(folder, page), page);

/** What the settler's port was asked for. */
const forwarded: string[] = [];
const settler = createServer(({ url = '' }, response) => {
  forwarded.push(url);
  response.end(`settler ${url}`);
});

let preview: ReturnType<typeof spawn>;
let port: number;

beforeAll(async () => {
  settler.listen(0, '127.0.0.1');
  await once(settler, 'listening');
  const log = `http://127.0.0.1:${(settler.address() as AddressInfo).port}`;
  const options = ['--port', '0', '--folder', folder, '--host', '127.0.0.1', '--log', log];
  preview = spawn(process.execPath, ['scripts/preview.mjs', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(preview.stdout as NonNullable<typeof preview.stdout>, 'data')) as [Buffer];
  port = Number(/:(\d+)\//.exec(said.toString())?.[1]);
});

afterAll(() => {
  preview.kill();
  settler.close();
  rmSync(folder, { recursive: true });
});

/** Asks with the path as it is: `fetch` would bring it into form first. */
async function ask(path: string) {
  const asked = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [answer] = await once(asked, 'response');
  const { statusCode, headers } = answer;
  let body = '';
  for await (const part of answer) body += part;
  return { status: statusCode, location: headers.location, body };
}

describe('the preview of the site', () => {
  it('shows a page, and leads to its address with the slash', async () => {
    expect(await ask('/news/?q=1')).toMatchObject({ status: 200, body: 'news/index.html' });
    expect(await ask('/news?q=1')).toMatchObject({ status: 301, location: '/news/?q=1' });
    expect(await ask('/nothing/')).toMatchObject({ status: 404, body: '404.html' });
  });

  it.each([
    '//news',
    '///news',
    '/\\news',
    '//evil.example/news',
    '/.//news',
    '/a/..//news',
    'http://evil.example/news',
  ])('leads to no other host from %s', async (path) => {
    expect(await ask(path)).toEqual({ status: 404, location: undefined, body: '404.html' });
  });

  it('forwards what is asked of the log, and nothing else', async () => {
    expect(await ask('/log/checkpoint')).toMatchObject({ status: 200, body: 'settler /log/checkpoint' });
    forwarded.length = 0;
    const others = [
      '/log/../metrics',
      '/log/%2e%2e/metrics',
      '/log/./../metrics',
      '/log/..\\metrics',
      '/log/x/../../metrics',
    ];
    for (const path of others) expect(await ask(path), path).toMatchObject({ status: 404, body: '404.html' });
    expect(forwarded).toEqual([]);
  });
});
