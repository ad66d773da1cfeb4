import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type CollectionReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#firestore/paths.ts';
import { erase } from '#settler/retention/erase.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { watchRetention } from '#settler/retention/watch-retention.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

/** In all that the person typed. */
const PERSONAL = 'Adelina';
const EMAIL = 'adelina@mail.example';
const at = () => FieldValue.serverTimestamp();

function openServices() {
  const world = openWorld();
  const auth = getAuth(getApp(world.project));
  onTestFinished(
    async () => void (await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid))),
  );
  return { ...world, auth, settler: openSettler(world.db, Date.now) };
}

/** A member with something in every collection, and money held for a withdrawal. */
async function seed(world: ReturnType<typeof openServices>): Promise<void> {
  const { db, auth } = world;
  await auth.createUser({ uid: 'ada', email: EMAIL, displayName: PERSONAL, password: 'nine bridges' });
  await db.doc(paths.username('ada')).set({ uid: 'ada' });
  // From her time as a guest. The batch of her browser leaves it out.
  await db.doc(paths.username('guest_ada')).set({ uid: 'ada' });
  await world.fund('ada', 500_00);
  await world.declare('ada', 'd1');
  await world.decide('ada', 'deposit', 'd1', 'credit');
  await world.withdraw('ada', 'w1', 150_00);
  await world.withdraw('ada', 'w2', 150_00);
  const once = startSettler(['--project', world.project]);
  expect(await once.exited).toBe(0);
  await world.withdraw('ada', 'w3', 100_00);
  await db.doc(paths.withdrawal('ada', 'w2')).update({ status: 'cancelling' });
  const below: Readonly<Record<string, object>> = {
    [paths.proof('ada', 'd1')]: { type: 'image/png', image: Buffer.from(PERSONAL), at: at() },
    [paths.photo('ada')]: { type: 'image/png', image: Buffer.from(PERSONAL), at: at() },
    [paths.message('ada', 'm1')]: { from: 'member', text: `I am ${PERSONAL}`, at: at() },
    [paths.message('ada', 'm2')]: { from: 'operator', text: `Good morning, ${PERSONAL}`, at: at() },
    [paths.activation('ada', 's6-1')]: { matrix: 's6', level: 1, status: 'active', createdAt: at() },
    [paths.partnersPage('ada', 0)]: { page: 0, entries: [{ username: 'ben', upline: null, joinedAt: 0 }] },
    [paths.mail('ada', 'n1')]: { uid: 'ada', to: [EMAIL], message: { text: `Hello ${PERSONAL}` } },
    [paths.historyBundle('ada', 0)]: { bundle: 0, steps: '0 credit 1 0 0' },
    // A later release may have written it: the settler erases what it does not know to be needed.
    'accounts/ada/drafts/1': { text: PERSONAL },
  };
  for (const [path, data] of Object.entries(below)) await db.doc(path).set(data);
}

/** What a browser does last before its tab is closed. */
async function leave({ db }: World, uid: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(paths.account(uid))).update(db.doc(paths.username(uid)), { deleted: true });
  batch.create(db.doc(paths.tombstone(uid)), { at: at(), erasedAt: null });
  await batch.commit();
}

/** Every document, by path, as text. */
async function everything(db: Firestore): Promise<ReadonlyMap<string, string>> {
  async function below(collection: CollectionReference): Promise<readonly (readonly [string, string])[]> {
    const found = await Promise.all(
      (await collection.listDocuments()).map(async (reference) => {
        const data = (await reference.get()).data();
        const others = await Promise.all((await reference.listCollections()).map(below));
        const own = data ? [[reference.path, readable(data)] as const] : [];
        return [...own, ...others.flat()];
      }),
    );
    return found.flat();
  }
  return new Map((await Promise.all((await db.listCollections()).map(below))).flat());
}

/** Pictures too. */
const readable = (data: object): string =>
  JSON.stringify(data, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value).toString() : value));

const kindOf = (path: string): string =>
  path
    .split('/')
    .filter((_, place) => place % 2 === 0)
    .join('/');

describe('the deletion of an account, half-way when its tab was closed', () => {
  it('is finished: held money goes back, and of the person only the listed pseudonyms stay', async () => {
    const world = openServices();
    const { db, auth } = world;
    await seed(world);
    expect(readable([...(await everything(db)).values()])).toContain(PERSONAL);
    await leave(world, 'ada');
    const settler = startSettler(['--watch', '--project', world.project]);
    await settler.until(({ event, path }) => event === 'erased' && path === paths.tombstone('ada'));
    await settler.end('SIGTERM');
    expect(settler.text()).not.toContain(PERSONAL);

    const left = await everything(db);
    expect([...new Set([...left.keys()].map(kindOf))].sort()).toEqual([
      'accounts/decisions',
      'accounts/history',
      'accounts/postings',
      'balances',
      'log',
      'log/bundles',
      'operators',
      'programme',
      'schema',
      'settler',
      'settler/records',
      'tombstones',
      'usernames',
    ]);
    for (const [path, text] of left) {
      if (kindOf(path) === 'accounts/decisions') continue; // An operator's words.
      expect(text, path).not.toMatch(new RegExp(`${PERSONAL}|Byron|${EMAIL}`, 'i'));
    }
    // Without a salt no one can tell what the public log's entries of these postings are about.
    for (const [path, text] of left) {
      if (kindOf(path) === 'accounts/postings') expect(text, path).not.toContain('salt');
      if (kindOf(path).startsWith('log')) expect(text, path).not.toContain('ada');
    }
    expect(Object.keys(JSON.parse(left.get(paths.tombstone('ada')) ?? '{}'))).toEqual(['at', 'erasedAt']);
    for (const name of ['ada', 'guest_ada']) {
      expect(JSON.parse(left.get(paths.username(name)) ?? '{}')).toEqual({ uid: 'ada', deleted: true });
    }
    await expect(auth.getUser('ada')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await db.doc(paths.balances('ada')).get()).data()).toMatchObject({ earning: 500_00, held: 0 });
    expect((await db.doc(paths.totals()).get()).data()).toMatchObject({ held: 0 });
  });

  it('is tried again until nothing fails, and the settler says so', async () => {
    const world = openServices();
    await seed(world);
    await leave(world, 'ada');
    let outages = 2;
    const failing = Object.create(world.auth, {
      deleteUser: {
        value: async (uid: string) => {
          outages -= 1;
          if (outages >= 0) throw new Error('The identity service is down');
          return world.auth.deleteUser(uid);
        },
      },
    });
    const failed: object[] = [];
    const erased: string[] = [];
    const retention = watchRetention({ db: world.db, auth: failing, settler: world.settler }, Date.now, {
      erased: (path) => erased.push(path),
      removed: () => undefined,
      failed: (what) => failed.push(what),
    });
    await eventually(() => expect(retention.status().failingErasures).toBe(1));
    expect((await world.db.doc(paths.tombstone('ada')).get()).get('erasedAt')).toBe(null);
    await eventually(() => expect(erased).toEqual([paths.tombstone('ada')]));
    expect(failed).toEqual(Array(2).fill({ kind: 'erasure', path: paths.tombstone('ada') }));
    expect(retention.status().failingErasures).toBe(0);
    await retention.stop();
    await expect(world.auth.getUser('ada')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('is finished where the member’s page had done all of it, and changes nothing a second time', async () => {
    const world = openServices();
    const { db } = world;
    await world.fund('ada', 100_00);
    await db.doc(paths.username('ada')).set({ uid: 'ada' });
    await leave(world, 'ada');
    await erase(world, 'ada', 1_000);
    await erase(world, 'ada', 2_000);
    expect((await db.doc(paths.tombstone('ada')).get()).get('erasedAt').toMillis()).toBe(1_000);
    await world.audit({ ada: 100_00 });
  });

  it('waits for a payout that is still to be sent, and keeps where it goes', async () => {
    const world = openServices();
    const { db } = world;
    const withdrawal = paths.withdrawal('ada', 'w1');
    await db.doc(paths.username('ada')).set({ uid: 'ada' });
    await world.fund('ada', 500_00);
    await world.withdraw('ada', 'w1', 150_00);
    await world.settle(withdrawal, Date.now());
    await world.decide('ada', 'withdrawal', 'w1', 'pay');
    await world.settle(paths.decision('ada', 'withdrawal', 'w1'), Date.now());
    await leave(world, 'ada');
    expect(await erase(world, 'ada', 1_000)).toBe(false);
    expect((await db.doc(withdrawal).get()).data()).toMatchObject({
      details: { method: 'bank' },
      payout: null,
    });
    expect((await db.doc(paths.tombstone('ada')).get()).get('erasedAt')).toBe(null);

    await world.decide('ada', 'sending', 'w1', 'send');
    await world.settle(paths.decision('ada', 'sending', 'w1'), Date.now());
    expect(await erase(world, 'ada', 2_000)).toBe(true);
    expect((await db.doc(withdrawal).get()).exists).toBe(false);
    expect(await world.differences()).toEqual([]);
  });

  it('concerns no account that is there', async () => {
    const world = openServices();
    await seed(world);
    const before = await everything(world.db);
    await erase(world, 'ada', 1_000);
    expect(await everything(world.db)).toEqual(before);
    expect((await world.auth.getUser('ada')).email).toBe(EMAIL);
  });
});
