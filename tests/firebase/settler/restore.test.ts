import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

/** All documents by path, as a consistent export holds them. */
async function exported(db: Firestore): Promise<ReadonlyMap<string, object>> {
  const found = new Map<string, object>();
  async function visit(collections: readonly CollectionReference[]): Promise<void> {
    for (const collection of collections) {
      // Also missing documents that have documents below them.
      for (const reference of await collection.listDocuments()) {
        const data = (await reference.get()).data();
        if (data) found.set(reference.path, data);
        await visit(await reference.listCollections());
      }
    }
  }
  await visit(await db.listCollections());
  return found;
}

/** As an import does: it writes each document of the export, and deletes none. */
async function imported(db: Firestore, documents: ReadonlyMap<string, object>): Promise<void> {
  const writer = db.bulkWriter();
  for (const [path, data] of documents) void writer.set(db.doc(path), data);
  await writer.close();
}

/** Ada has withdrawn once; a second request is pending. */
async function begin(world: World): Promise<void> {
  await world.fund('ada', 500_00);
  await world.withdraw('ada', 'w1', 150_00);
  await startSettler(['--project', world.project]).exited;
  await world.withdraw('ada', 'w2', 150_00);
}

const settle = async ({ project }: World, ...args: readonly string[]) => {
  const settler = startSettler(['--project', project, ...args]);
  return { code: await settler.exited, lines: settler.lines, text: settler.text() };
};

describe('a backup', () => {
  it('restored into an empty database is complete, and the settler continues from it', async () => {
    const [before, after] = [openWorld(), openWorld()];
    await begin(before);
    await imported(after.db, await exported(before.db));

    expect(await settle(after, '--verify')).toMatchObject({ code: 0 });
    expect(await settle(after)).toMatchObject({ code: 0 });
    expect(await after.statusOf(paths.withdrawal('ada', 'w2'))).toMatchObject({ status: 'held' });
    await after.audit({ ada: 500_00 });
  });

  it('imported over newer documents fails --verify, and the settler refuses to run', async () => {
    const world = openWorld();
    await begin(world);
    const backup = await exported(world.db);
    // Afterwards the pending request is settled, and another member joins.
    await world.fund('ben', 300_00);
    await settle(world);
    await imported(world.db, backup);

    const verified = await settle(world, '--verify');
    expect(verified.code).toBe(1);
    expect(verified.lines.filter(({ event }) => event === 'difference')).not.toEqual([]);

    const before = await exported(world.db);
    for (const mode of [[], ['--watch']]) {
      const refused = await settle(world, ...mode);
      expect(refused.code).toBe(3);
      expect(refused.lines).toContainEqual(
        expect.objectContaining({
          severity: 'ERROR',
          event: 'contradiction',
          message: expect.stringMatching(
            /^programme\/totals says that the log ends at 2, but .*postings.* lies beyond it$/,
          ),
        }),
      );
      expect(refused.lines.at(-1)).toMatchObject({ event: 'ended', error: 'BooksDisagree' });
      expect(refused.text).toContain('“Verify and restore” in docs/operating.md');
    }
    expect(await exported(world.db)).toEqual(before);
  });

  it('with a programme log shorter than its entries fails too', async () => {
    const world = openWorld();
    await begin(world);
    await world.db.doc(paths.programmeLog()).set({ entries: 0, bundled: true });
    await world.db.doc(paths.programmeBundle(0)).set({ bundle: 0, engine: 1, entries: '{}' });
    const message = 'programme/log says that the log ends at 0, but an entry lies beyond it';
    const verified = await settle(world, '--verify');
    expect(verified.code).toBe(1);
    expect(verified.lines).toContainEqual(expect.objectContaining({ event: 'difference', message }));
    const refused = await settle(world);
    expect(refused.code).toBe(3);
    expect(refused.lines).toContainEqual(expect.objectContaining({ event: 'contradiction', message }));
  });

  it('of part of the log fails too', async () => {
    const world = openWorld();
    await begin(world);
    const { docs } = await world.db.collection(paths.postings('ada')).where('sequence', '==', 2).get();
    await docs[0]?.ref.delete();
    const refused = await settle(world);
    expect(refused.code).toBe(3);
    expect(refused.lines).toContainEqual(
      expect.objectContaining({
        message: 'programme/totals says that the log ends at 2, but no posting lies there',
      }),
    );
  });
});
