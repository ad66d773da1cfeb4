import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { LogSource } from '#domain/log/source.ts';
import { entriesIn, FULL } from '#domain/log/tiles.ts';
import { logServer } from '#settler/runtime/serve-log.ts';
import { sampleRequests, StoredLog } from '#tests/support/log.ts';

const PROXY_HEADER = 'x-real-ip';

/** A log of two bundles, whose reads are counted and wait for `isOpen`. `hasRead`: four of them have begun. */
async function served(isOpen: Promise<unknown> = Promise.resolve()) {
  const stored = new StoredLog().append(sampleRequests(FULL + 10));
  const counts = { reads: 0, atOnce: 0, most: 0 };
  const { promise: hasRead, resolve: fourth } = Promise.withResolvers<void>();
  const counted =
    <Arguments extends readonly unknown[], Value>(read: (...given: Arguments) => Promise<Value>) =>
    async (...given: Arguments): Promise<Value> => {
      counts.reads += 1;
      counts.atOnce += 1;
      counts.most = Math.max(counts.most, counts.atOnce);
      if (counts.reads === 4) fourth();
      await isOpen;
      counts.atOnce -= 1;
      return read(...given);
    };
  const log: LogSource = {
    verifierKey: () => stored.verifierKey(),
    checkpoint: () => stored.checkpoint(),
    tile: counted((...given) => stored.tile(...given)),
    entries: counted((...given) => stored.entries(...given)),
    books: counted(() => stored.books()),
  };
  const serveLog = logServer(log, () => undefined, PROXY_HEADER);
  const server = createServer((request, answer) => void serveLog(request, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/log/`;
  /** Each over a connection of its own. */
  const ask = (path: string, from = '10.0.0.1') =>
    new Promise<{ status: number; body: Uint8Array; headers: IncomingMessage['headers'] }>(
      (resolve, reject) => {
        get(url + path, { agent: false, headers: { [PROXY_HEADER]: from } }, async (answer) => {
          const chunks = await answer.toArray();
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks), headers: answer.headers });
        }).on('error', reject);
      },
    );
  return { ask, counts, hasRead };
}

it('a query is refused, so that no file has a second name that no cache knows', async () => {
  const { ask, counts } = await served();
  const answers = await Promise.all(
    ['books?a', 'tile/0/000?b=1', 'tile/entries/000?c', 'checkpoint?d'].map((path) => ask(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(counts.reads).toBe(0);
  expect((await ask('tile/0/000')).status).toBe(200);
});

it('a file is read once, however many ask for it, and whatever width they name', async () => {
  const { ask, counts } = await served();
  for (let width = 1; width < FULL; width += 5) {
    const [hashes, entries] = [await ask(`tile/0/000.p/${width}`), await ask(`tile/entries/000.p/${width}`)];
    expect(hashes.body.length).toBe(32 * width);
    expect(entriesIn(entries.body)).toHaveLength(width);
  }
  await Promise.all(Array.from({ length: 20 }, () => ask('tile/0/001.p/10')));
  await Promise.all(Array.from({ length: 20 }, () => ask('books')));
  expect(counts.reads).toBe(4);
});

it('what no visitor may have is not read', async () => {
  const { ask, counts } = await served();
  for (const path of ['tile/0/001.p/11', 'tile/entries/002.p/1', 'tile/1/000', 'tile/7/000']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(counts.reads).toBe(0);
});

it('one address has a number of answers at a time, and another one is not refused for that', async () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const { ask } = await served(isOpen);
  const flood = Array.from({ length: 100 }, () => ask('tile/0/000'));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  // A proxy adds the address that it saw behind what the visitor claims.
  const forged = Array.from({ length: 10 }, (_, nth) => ask('tile/0/000', `10.9.9.${nth}, 10.0.0.1`));
  expect((await Promise.race(forged)).status).toBe(429);
  const other = ask('tile/0/000', '10.0.0.2');
  open();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(36);
  // Once answered, it may ask again.
  expect((await ask('tile/0/000')).status).toBe(200);
});

it('few files are read at the same time, whoever asks', async () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const { ask, counts, hasRead } = await served(isOpen);
  const paths = [
    'tile/0/000',
    'tile/0/001.p/1',
    'tile/1/000.p/1',
    'tile/entries/000',
    'tile/entries/001.p/3',
  ];
  const asked = paths.map((path, nth) => ask(path, `10.0.1.${nth}`));
  await hasRead;
  // Whatever has arrived by now could have been read.
  await ask('checkpoint');
  open();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(counts).toEqual({ reads: paths.length, atOnce: 0, most: 4 });
});
