import { getApp } from 'firebase-admin/app';
import { getAuth, type UserImportRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RETENTION } from '#domain/retention.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { removeDue as removeAllDue } from '#settler/retention/remove-due.ts';
import { HOLDER } from '#tests/support/request-documents.ts';
import { openWorld } from './world.ts';

const BEGUN = Date.UTC(2023, 0, 15, 12);
const NOTHING = { accounts: 0, proofs: 0, bankDetails: 0, mails: 0 };

function openServices() {
  const world = openWorld();
  const auth = getAuth(getApp(world.project));
  onTestFinished(
    async () => void (await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid))),
  );
  return { ...world, auth };
}

type Services = ReturnType<typeof openServices>;

const removeDue = (services: Services, now: number) =>
  removeAllDue(services, now, (cause) => {
    throw cause;
  });

/** Adds an account that was last used at the sign-in. */
async function join(
  { db, auth }: Services,
  uid: string,
  {
    guest = false,
    seenAt = BEGUN,
    ...changes
  }: Partial<UserImportRecord> & { guest?: boolean; seenAt?: number } = {},
): Promise<void> {
  const metadata = {
    creationTime: new Date(BEGUN).toUTCString(),
    lastSignInTime: new Date(seenAt).toUTCString(),
  };
  const email = `${uid}@mail.example`;
  const address = guest ? {} : { email };
  const { errors } = await auth.importUsers([{ uid, ...address, metadata, ...changes } as UserImportRecord]);
  expect(errors).toEqual([]);
  await db
    .doc(paths.account(uid))
    .set({ username: uid, upline: 'tessera', guest, createdAt: FieldValue.serverTimestamp() });
  await db.doc(paths.username(uid)).set({ uid });
}

const membersOf = async ({ db }: Services) =>
  (await db.collection('accounts').get()).docs.map(({ id }) => id);

describe('accounts', () => {
  it('of guests without activity go, and those that were never verified', async () => {
    const world = openServices();
    await join(world, 'guest', { guest: true });
    await join(world, 'returned', { guest: true, seenAt: BEGUN + DAY });
    await join(world, 'unverified', { seenAt: BEGUN + 5 * DAY });
    await join(world, 'verified', { emailVerified: true });
    await join(world, 'disabled', { disabled: true });
    await join(world, 'funded');
    await world.fund('funded', 100_00);

    expect(await removeDue(world, BEGUN + RETENTION.idleGuest - 1)).toEqual(NOTHING);
    const due = BEGUN + RETENTION.idleGuest;
    expect(await removeDue(world, due)).toEqual({ ...NOTHING, accounts: 2 });
    expect(await membersOf(world)).toEqual(['disabled', 'funded', 'returned', 'verified']);
    for (const uid of ['guest', 'unverified']) {
      const tombstone = (await world.db.doc(paths.tombstone(uid)).get()).data();
      expect(tombstone).toEqual({ at: Timestamp.fromMillis(due), erasedAt: null });
      expect((await world.db.doc(paths.username(uid)).get()).data()).toEqual({ uid, deleted: true });
    }
    // Once more before they are erased.
    expect(await removeDue(world, due)).toEqual(NOTHING);
    expect(await removeDue(world, due + DAY)).toEqual({ ...NOTHING, accounts: 1 });
    expect(await membersOf(world)).toEqual(['disabled', 'funded', 'verified']);
  });

  it('stay where a guest has just become a member', async () => {
    const world = openServices();
    await join(world, 'guest', { guest: true });
    await world.db.doc(paths.account('guest')).update({ guest: false });
    expect(await removeDue(world, BEGUN + 365 * DAY)).toEqual(NOTHING);
    expect(await membersOf(world)).toEqual(['guest']);
  });

  it('that were begun and never made go with their sign-ins', async () => {
    const world = openServices();
    await join(world, 'begun');
    await world.db.doc(paths.account('begun')).delete();
    expect(await removeDue(world, BEGUN + RETENTION.unverifiedAccount)).toEqual({ ...NOTHING, accounts: 1 });
    expect((await world.db.doc(paths.tombstone('begun')).get()).exists).toBe(true);
  });
});

describe('proofs', () => {
  it('go some time after the decision, and not before it', async () => {
    const world = openServices();
    const { db } = world;
    for (const id of ['credited', 'pending', 'deleted']) {
      if (id !== 'deleted') await world.declare('ada', id);
      const at = Timestamp.fromMillis(BEGUN - HOUR);
      await db.doc(paths.proof('ada', id)).set({ type: 'image/png', image: Buffer.from('x'), at });
      if (id !== 'deleted') await db.doc(paths.deposit('ada', id)).update({ proofAt: at });
    }
    await db
      .doc(paths.deposit('ada', 'credited'))
      .update({ status: 'credited', decidedAt: Timestamp.fromMillis(BEGUN) });
    const proofs = async () => (await db.collection(paths.proofs('ada')).get()).docs.map(({ id }) => id);

    // The proof of a deleted deposit goes at once.
    expect(await removeDue(world, BEGUN + RETENTION.proof - 1)).toEqual({ ...NOTHING, proofs: 1 });
    expect(await proofs()).toEqual(['credited', 'pending']);
    expect(await removeDue(world, BEGUN + RETENTION.proof)).toEqual({ ...NOTHING, proofs: 1 });
    expect(await proofs()).toEqual(['pending']);
    expect((await db.doc(paths.deposit('ada', 'credited')).get()).data()).toMatchObject({
      status: 'credited',
      proofAt: null,
    });
    expect(await removeDue(world, BEGUN + 365 * DAY)).toEqual(NOTHING);
  });

  it('go also where another one cannot be removed, which is told', async () => {
    const world = openServices();
    const { db } = world;
    const at = Timestamp.fromMillis(BEGUN);
    for (const id of ['broken', 'decided']) {
      await world.declare('ada', id);
      await db.doc(paths.proof('ada', id)).set({ type: 'image/png', image: Buffer.from('x'), at });
      await db.doc(paths.deposit('ada', id)).update({ status: 'refused', decidedAt: at });
    }
    // The rules would not let it through.
    await db.doc(paths.deposit('ada', 'broken')).update({ createdAt: 'yesterday' });
    const failures: unknown[] = [];
    const removed = await removeAllDue(world, BEGUN + RETENTION.proof, (cause) => failures.push(cause));
    expect(removed).toEqual({ ...NOTHING, proofs: 1 });
    expect(failures).toHaveLength(1);
  });
});

describe('bank details', () => {
  it('go some time after nothing is to be sent to them any more', async () => {
    const world = openServices();
    const { db } = world;
    const decidedAt = Timestamp.fromMillis(BEGUN);
    const sent = { reference: 'tx-1', at: Timestamp.fromMillis(BEGUN + DAY) };
    await world.withdraw('ada', 'sent', 100_00, { status: 'paid', decidedAt, payout: sent });
    await world.withdraw('ada', 'to-send', 100_00, { status: 'paid', decidedAt, payout: null });
    await world.withdraw('ada', 'refused', 100_00, { status: 'refused', decidedAt });
    await world.withdraw('ada', 'held', 100_00, { status: 'held' });
    const details = { method: 'crypto', coin: 'ethereum', network: 'sepolia', address: '0xA5' };
    await world.withdraw('ada', 'crypto', 100_00, { status: 'refused', decidedAt, details });
    const detailsOf = async (id: string) => (await db.doc(paths.withdrawal('ada', id)).get()).get('details');

    const due = BEGUN + RETENTION.bankDetails;
    expect(await removeDue(world, due - 1)).toEqual(NOTHING);
    expect(await removeDue(world, due)).toEqual({ ...NOTHING, bankDetails: 1 });
    expect(await detailsOf('refused')).toEqual({ method: 'bank-redacted', ending: '0000' });
    expect(await removeDue(world, due + DAY)).toEqual({ ...NOTHING, bankDetails: 1 });
    expect(await detailsOf('sent')).toEqual({ method: 'bank-redacted', ending: '0000' });
    expect(await removeDue(world, due + 365 * DAY)).toEqual(NOTHING);
    for (const id of ['to-send', 'held'])
      expect(await detailsOf(id)).toMatchObject({ accountHolder: HOLDER });
    expect(await detailsOf('crypto')).toEqual(details);
  });
});

describe('mails', () => {
  it('go some time after they were written, sent or not', async () => {
    const world = openServices();
    const { db } = world;
    for (const [id, at] of [
      ['old', BEGUN],
      ['new', BEGUN + DAY],
    ] as const) {
      await db.doc(paths.mail('ada', id)).set({ uid: 'ada', createdAt: Timestamp.fromMillis(at) });
    }
    const due = BEGUN + RETENTION.mail;
    expect(await removeDue(world, due - 1)).toEqual(NOTHING);
    expect(await removeDue(world, due)).toEqual({ ...NOTHING, mails: 1 });
    expect((await db.doc(paths.mail('ada', 'new')).get()).exists).toBe(true);
  });
});
