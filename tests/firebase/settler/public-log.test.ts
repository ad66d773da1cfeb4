import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { saltOf } from '#domain/log/entry.ts';
import { publicLogOfFiles } from '#domain/log/source.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { DAY } from '#domain/time.ts';
import type { LogBundleDocument, PostingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { type Reads, readsOf } from '#settler/ledger/reads.ts';
import { openCheckpoints } from '#settler/ledger/signed-checkpoint.ts';
import { logServer } from '#settler/runtime/serve-log.ts';
import { check, key, sign, verifierKey } from '#tests/support/log.ts';
import { openWorld, type World } from './world.ts';

const SIZE = 6;

async function funded(): Promise<World> {
  const world = openWorld();
  for (let nth = 0; nth < SIZE; nth += 1) await world.fund(nth % 2 === 0 ? 'ada' : 'ben', 100_00 + nth);
  return world;
}

/** The bundle's document, changed as by someone with the administrator's rights. */
async function changeEntries({ db }: World, change: (entries: string[]) => void): Promise<void> {
  const bundle = db.doc(paths.logBundle(0));
  const { entries } = (await bundle.get()).data() as LogBundleDocument;
  const changed = [...entries];
  change(changed);
  await bundle.update({ entries: changed });
}

/** Reads the differences that concern the public log. */
const messages = async (world: World) =>
  (await world.differences())
    .map(({ message }) => message)
    .filter((message) => message.includes('public log'));

const postingAt = async ({ db }: World, sequence: number) => {
  const found = await db.collectionGroup('postings').where('sequence', '==', sequence).get();
  return found.docs[0]?.ref ?? db.doc('none/none');
};

async function serve(world: World, reads: Reads = readsOf(world.db)): Promise<string> {
  const serveLog = logServer(publishedLog(reads, { key, sign }), () => undefined);
  const server = createServer((request, answer) => void serveLog(request, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/log/`;
}

describe('the public log of the settler', () => {
  it('has an entry for each posting, and is served as files', async () => {
    const world = await funded();
    expect(await world.differences()).toEqual([]);

    const url = await serve(world);
    const read = async (path: string) => {
      const answer = await fetch(url + path);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    };
    expect(await verifyPublicLog(publicLogOfFiles(read), { check, verifierKey, tiles: 'all' })).toMatchObject(
      {
        ok: true,
        checkpoint: { size: SIZE, origin: key.name },
        books: { external: -(SIZE * 100_00 + 15), members: SIZE * 100_00 + 15 },
      },
    );

    const keep = async (path: string) => {
      const { status, headers } = await fetch(url + path);
      return [status, headers.get('content-type'), headers.get('cache-control')];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await keep('checkpoint')).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=2']);
    expect(await keep(`tile/0/000.p/${SIZE}`)).toEqual([200, 'application/octet-stream', forEver]);
    expect(await keep('tile/entries/000.p/2')).toEqual([200, 'application/octet-stream', forEver]);
    for (const path of ['tile/0/000', `tile/0/000.p/${SIZE + 1}`, 'tile/entries/001.p/1', 'other', '']) {
      expect(await keep(path)).toEqual([404, null, 'public, max-age=2']);
    }
  });

  it('costs no read for what is asked with a query, and one for a file that many ask for', async () => {
    const world = await funded();
    const reads = readsOf(world.db);
    const read: string[] = [];
    const url = await serve(world, {
      ...reads,
      document: (path) => {
        read.push(path);
        return reads.document(path);
      },
    });
    const statuses = async (paths: readonly string[]) =>
      new Set((await Promise.all(paths.map((path) => fetch(url + path)))).map(({ status }) => status));
    const tile = `tile/0/000.p/${SIZE}`;
    expect(await statuses(Array.from({ length: 30 }, (_, nth) => `${tile}?${nth}`))).toEqual(new Set([400]));
    expect(read).toEqual([]);
    expect(await statuses(Array.from({ length: 30 }, () => tile))).toEqual(new Set([200]));
    const widths = Array.from({ length: SIZE }, (_, nth) => `tile/0/000.p/${nth + 1}`);
    expect(await statuses(widths)).toEqual(new Set([200]));
    expect(read.filter((path) => path === paths.logBundle(0))).toHaveLength(1);
  });
});

describe('the checkpoints of the settler', () => {
  it('are signed one at a time: those who ask meanwhile share the next one', async () => {
    const world = openWorld();
    const checkpoints = openCheckpoints(world.db, { key, sign });
    await checkpoints.latest();
    await world.fund('ada', 100_00);
    const signing = vi.spyOn(world.db, 'getAll');
    const notes = await Promise.all(Array.from({ length: 10 }, () => checkpoints.latest()));
    const signings = signing.mock.calls.filter((refs) =>
      refs.some((ref) => 'path' in ref && ref.path === paths.logSigned()),
    );
    expect(signings).toHaveLength(2);
    expect(new Set(notes.map((note) => readCheckpoint(note)?.size))).toEqual(new Set([1]));
  });
});

describe('npm run settle -- --verify', () => {
  it('notices an entry that was changed, with coherent totals', async () => {
    const world = await funded();
    await changeEntries(world, (entries) => {
      entries[2] = (entries[2] as string).replace('"cents":10002', '"cents":10003');
    });
    expect(await messages(world)).toEqual([
      'the public log does not verify: {"kind":"entry-changed","entry":3}',
      expect.stringMatching(/^entry 3 of the public log/),
    ]);
  });

  it('notices entries that were dropped or exchanged', async () => {
    const world = await funded();
    await changeEntries(world, (entries) => void entries.pop());
    expect(await messages(world)).toEqual([
      'the public log does not verify: {"kind":"entries-missing","from":6,"to":6}',
      'entry 6 is not in the public log',
    ]);
    const other = await funded();
    await changeEntries(other, (entries) => void entries.reverse());
    const differences = await messages(other);
    expect(differences[0]).toContain('{"kind":"entry-out-of-order","entry":1,"found":6}');
    expect(differences).toHaveLength(1 + SIZE);
  });

  it('notices a posting that was changed where no total tells', async () => {
    const world = await funded();
    await (await postingAt(world, 4)).update({ subject: 'something else' });
    expect(await messages(world)).toEqual([expect.stringMatching(/^entry 4 of the public log/)]);
  });

  it('notices another salt, and one that is missing though the account is there', async () => {
    const world = await funded();
    await (await postingAt(world, 1)).update({ salt: saltOf(new Uint8Array(16)) });
    await (await postingAt(world, 2)).update({ salt: FieldValue.delete() });
    expect(await messages(world)).toEqual([
      expect.stringMatching(/^entry 1 /),
      expect.stringMatching(/^entry 2 /),
    ]);
  });

  it('accepts a missing salt where the account is deleted, and nothing else', async () => {
    const world = await funded();
    const posting = await postingAt(world, 2);
    await posting.update({ salt: FieldValue.delete() });
    await world.db.doc(paths.tombstone('ben')).set({ at: FieldValue.serverTimestamp(), erasedAt: null });
    expect(await messages(world)).toEqual([]);
    const { at } = (await posting.get()).data() as PostingDocument;
    await posting.update({ at: new Date(at.toMillis() + DAY) });
    expect(await messages(world)).toEqual([expect.stringMatching(/^entry 2 /)]);
  });
});
