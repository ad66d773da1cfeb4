import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { type Backup, exportAt, importInto, readBackup, writeBackup } from '#scripts/drill/backup.ts';
import { addCommunity, withdraw } from '#scripts/drill/community.ts';
import { verify } from '#settler/verify/verify.ts';
import { writeMany } from '#tests/support/write-many.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

const exported = async (db: Firestore): Promise<Backup> =>
  exportAt(db, (await db.doc(paths.totals()).get()).readTime);

/** A community with one pending request. */
async function begin(world: World): Promise<void> {
  await addCommunity(world.db);
  await withdraw(world.db, 'ada', 'w2');
}

/** As `--verify` finds them. */
const differencesIn = async ({ db }: World) => (await verify(db)).differences;

const settle = async ({ project }: World, ...args: readonly string[]) => {
  const settler = startSettler(['--project', project, ...args]);
  return { code: await settler.exited, lines: settler.lines, text: settler.text() };
};

describe('a backup', () => {
  it('restored into an empty database is complete, and the settler continues from it', async () => {
    const [before, after] = [openWorld(), openWorld()];
    await begin(before);
    // By way of the text that is stored.
    await importInto(after.db, readBackup(writeBackup(await exported(before.db))));

    expect(await differencesIn(after)).toEqual([]);
    expect(await settle(after)).toMatchObject({ code: 0 });
    expect(await after.statusOf(paths.withdrawal('ada', 'w2'))).toMatchObject({ status: 'held' });
    expect(await differencesIn(after)).toEqual([]);
  });

  it('imported over newer documents fails --verify, and the settler refuses to run', async () => {
    const world = openWorld();
    await begin(world);
    const backup = await exported(world.db);
    // Afterwards the pending request is settled, and another member joins.
    await world.fund('ben', 300_00);
    await settle(world);
    await expect(importInto(world.db, backup)).rejects.toThrow('is not empty');
    // As an import does that no one stops: it deletes nothing.
    await writeMany(world.db, backup);

    expect(await differencesIn(world)).toContainEqual(expect.objectContaining({ path: 'programme/totals' }));

    const before = await exported(world.db);
    const refused = await settle(world, '--watch');
    expect(refused.code).toBe(3);
    expect(refused.lines).toContainEqual(
      expect.objectContaining({
        severity: 'ERROR',
        event: 'contradiction',
        message: expect.stringMatching(
          /^programme\/totals says that the log ends at \d+, but .*postings.* lies beyond it$/,
        ),
      }),
    );
    expect(refused.lines.at(-1)).toMatchObject({ event: 'ended', error: 'BooksDisagree' });
    expect(refused.text).toContain('“When the books do not match” in docs/operating.md');
    expect(await exported(world.db)).toEqual(before);
  });

  it('with a programme log shorter than its entries fails too', async () => {
    const world = openWorld();
    await begin(world);
    await world.db.doc(paths.programmeLog()).set({ entries: 0 });
    const says = 'says that the log ends at 0, but an entry lies beyond it';
    expect(await differencesIn(world)).toContainEqual({ path: 'programme/log', message: `it ${says}` });
    const refused = await settle(world);
    expect(refused.code).toBe(3);
    expect(refused.lines).toContainEqual(
      expect.objectContaining({ event: 'contradiction', message: `programme/log ${says}` }),
    );
  });

  it('of part of the log fails too', async () => {
    const world = openWorld();
    await begin(world);
    const sequence = (await world.db.doc(paths.totals()).get()).get('sequence');
    const last = await world.db.collectionGroup('postings').where('sequence', '==', sequence).get();
    for (const { ref } of last.docs) await ref.delete();
    const refused = await settle(world);
    expect(refused.code).toBe(3);
    expect(refused.lines).toContainEqual(
      expect.objectContaining({
        message: `programme/totals says that the log ends at ${sequence}, but no posting lies there`,
      }),
    );
  });
});
