import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { pagesOf, readsOf } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { migrate, SCHEMA_VERSION, SchemaTooNew } from '#settler/schema/migrate.ts';
import { openFirestoreProxy } from '#tests/support/firestore-proxy.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

const versionOf = async ({ db }: World) => (await db.doc(paths.schemaVersion()).get()).get('version');

/** A migration as a release brings one: each account gets a field, some at a time, and one that has it stays as it is. */
async function addLanguages(db: Firestore): Promise<void> {
  for await (const page of pagesOf(readsOf(db), db.collection(paths.accounts()).orderBy(byPath), 2)) {
    const batch = db.batch();
    for (const account of page) {
      if (account.get('language') === undefined) batch.update(account.ref, { language: 'it' });
    }
    await batch.commit();
  }
}

describe('the version of a database', () => {
  it('is recorded at the first start', async () => {
    const world = openWorld();
    const first = startSettler(['--project', world.project]);
    expect(await first.exited).toBe(0);
    const migrated = first.lines.filter(({ event }) => event === 'migrated');
    expect(migrated.map(({ version }) => version)).toEqual([SCHEMA_VERSION]);
    expect(await versionOf(world)).toBe(SCHEMA_VERSION);

    const second = startSettler(['--project', world.project]);
    expect(await second.exited).toBe(0);
    expect(second.lines.filter(({ event }) => event === 'migrated')).toEqual([]);
  });

  it('is raised by a migration, which a new database does not need', async () => {
    const [old, fresh] = [openWorld(), openWorld()];
    await old.db.doc(paths.schemaVersion()).set({ version: 1 });
    for (const uid of ['ada', 'ben', 'eve']) await old.db.doc(paths.account(uid)).set({ username: uid });
    await old.db.doc(paths.account('ben')).update({ language: 'en' });

    expect(await migrate(old.db, [addLanguages])).toEqual([2]);
    const { docs } = await old.db.collection(paths.accounts()).orderBy(byPath).get();
    expect(docs.map((account) => account.get('language'))).toEqual(['it', 'en', 'it']);
    expect(await migrate(old.db, [addLanguages])).toEqual([]);

    const never = () => Promise.reject(new Error('There is nothing to migrate'));
    expect(await migrate(fresh.db, [never])).toEqual([2]);
    expect(await versionOf(fresh)).toBe(2);
  });

  it('lets a later release run only its own migrations, and go on where one failed', async () => {
    const world = openWorld();
    const done: string[] = [];
    const step = (name: string) => async () => void done.push(name);
    const failing = async () => {
      throw new Error('The disk is full');
    };
    expect(await migrate(world.db, [])).toEqual([1]);
    await expect(migrate(world.db, [step('one'), step('two'), failing])).rejects.toThrow('The disk is full');
    expect(await versionOf(world)).toBe(3);
    expect(await migrate(world.db, [step('one'), step('two'), step('three')])).toEqual([4]);
    expect(done).toEqual(['one', 'two', 'three']);
  });

  it('is raised once where two settlers start together', async () => {
    const world = openWorld();
    await migrate(world.db, []);
    const { promise: both, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    const meet = async () => {
      waiting += 1;
      if (waiting === 2) resolve();
      await both;
    };
    const reached = await Promise.all([migrate(world.db, [meet]), migrate(world.db, [meet])]);
    expect(reached.flat()).toEqual([2]);
    expect(await versionOf(world)).toBe(2);
  });

  it('leaves nothing locked when its settler is killed while it is raised', async () => {
    const world = openWorld();
    const proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', {
      before: ({ method, nth }) => {
        if (method !== 'Commit' || nth !== 1) return undefined;
        void killed.end('SIGKILL');
        return new Promise(() => undefined);
      },
    });
    onTestFinished(() => proxy.close());
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: proxy.host };
    const killed = startSettler(['--project', world.project], env);
    expect(await killed.exited).toBe(null);
    expect(await startSettler(['--project', world.project]).exited).toBe(0);
    expect(await versionOf(world)).toBe(SCHEMA_VERSION);
  });

  it.each([[[]], [['--watch']], [['--verify']]])(
    'that is newer stops an older settler with %j',
    async (args) => {
      const world = openWorld();
      await world.fund('ada', 250_00);
      await world.db.doc(paths.schemaVersion()).set({ version: SCHEMA_VERSION + 1 });
      await world.withdraw('ada', 'w1', 150_00);
      const settler = startSettler(['--project', world.project, ...args]);
      expect(await settler.exited).toBe(3);
      expect(settler.lines.at(-1)).toMatchObject({ event: 'ended', error: 'SchemaTooNew' });
      expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'requested' });
      await expect(migrate(world.db)).rejects.toThrow(SchemaTooNew);
    },
  );
});
