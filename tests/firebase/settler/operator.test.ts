import { spawnSync } from 'node:child_process';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { paths } from '#firestore/paths.ts';

/** A project of its own: other tests empty theirs. */
const PROJECT = 'demo-tessera-operators';
const auth = getAuth(initializeApp({ projectId: PROJECT }));

const db = getFirestore();

const PHONE = { uid: 'phone', phoneNumber: '+15551234567', factorId: 'phone' };

/** As `npm run operator:…` does, by Grace. */
const operator = (...args: readonly string[]) => run(...args, '--by', 'Grace');

interface Outcome {
  readonly said: string;
  readonly status: number | null;
}

function run(...args: readonly string[]): Outcome {
  return runWith({}, ...args);
}

function runWith(settings: Readonly<Record<string, string>>, ...args: readonly string[]): Outcome {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/operator.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: PROJECT, ...settings },
  });
  return { said: stdout + stderr, status };
}

async function person(changes: { readonly emailVerified: boolean }): Promise<{ uid: string; email: string }> {
  const email = `operator-${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, ...changes });
  return { uid, email };
}

/** The audit trail's lines about one person, oldest first. */
async function trailOf(uid: string) {
  const { docs } = await db.collection(paths.grants()).where('uid', '==', uid).get();
  return docs
    .map((each) => each.data())
    .sort((one, other) => one['at'] - other['at'])
    .map(({ change, by }) => `${change} by ${by}`);
}

const listed = async (uid: string) => (await db.doc(paths.operator(uid)).get()).data();

const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims;

describe('looking for a member', () => {
  it('finds the account of an address, which no document holds', async () => {
    const { uid, email } = await person({ emailVerified: true });
    expect(run('find', email)).toEqual({ status: 0, said: `${uid} has no account yet.\n` });
    await db.doc(paths.account(uid)).set({ username: 'ada' });
    expect(run('find', email)).toEqual({ status: 0, said: `${uid} ada\n` });
    expect(run('find', 'no-one@example.com').status).toBe(1);
  });
});

describe('granting the operator’s rights', () => {
  it('gives the claim, and keeps every other', async () => {
    const { uid, email } = await person({ emailVerified: true });
    await auth.setCustomUserClaims(uid, { teacher: true });
    expect(operator('grant', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('is an operator'),
    });
    expect(await claimsOf(uid)).toEqual({ teacher: true, operator: true });
    expect(await listed(uid)).toEqual({ grantedBy: 'Grace', grantedAt: expect.anything() });
    expect(operator('grant', email)).toMatchObject({ status: 0, said: expect.stringContaining('already') });
    expect(await trailOf(uid)).toEqual(['granted by Grace']);
  });

  it('goes on where it was interrupted: a person with the claim comes on the list', async () => {
    const { uid, email } = await person({ emailVerified: true });
    await auth.setCustomUserClaims(uid, { operator: true });
    expect(operator('grant', email)).toMatchObject({ status: 0 });
    expect(await listed(uid)).toBeDefined();
  });

  it('revokes all of it, and every session', async () => {
    const { uid, email } = await person({ emailVerified: true });
    operator('grant', email);
    expect((await auth.getUser(uid)).tokensValidAfterTime).toBeUndefined();
    expect(operator('revoke', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('no longer'),
    });
    expect(await claimsOf(uid)).toEqual({});
    expect(await listed(uid)).toBeUndefined();
    expect(await trailOf(uid)).toEqual(['granted by Grace', 'revoked by Grace']);
    expect((await auth.getUser(uid)).tokensValidAfterTime).toBeDefined();
    expect(operator('revoke', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('not an operator'),
    });
  });

  it('refuses an unverified address', async () => {
    const { uid, email } = await person({ emailVerified: false });
    expect(operator('grant', email)).toMatchObject({
      status: 1,
      said: expect.stringContaining('not verified'),
    });
    expect(await claimsOf(uid)).toBeUndefined();
    expect(await listed(uid)).toBeUndefined();
  });

  it('is written down under a name, or not done', async () => {
    const { uid, email } = await person({ emailVerified: true });
    expect(run('grant', email)).toMatchObject({ status: 1, said: expect.stringContaining('Usage') });
    expect(run('grant', email, '--by', ' ')).toMatchObject({ status: 1 });
    expect(await claimsOf(uid)).toBeUndefined();
  });

  it('removes a second factor whose device is lost', async () => {
    const { uid, email } = await person({ emailVerified: true });
    expect(operator('remove-factor', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('has no second factor'),
    });
    await auth.updateUser(uid, { multiFactor: { enrolledFactors: [PHONE] } });
    expect(operator('remove-factor', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('password alone'),
    });
    const { multiFactor, tokensValidAfterTime } = await auth.getUser(uid);
    expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(tokensValidAfterTime).toBeDefined();
    expect(await trailOf(uid)).toEqual(['factor-removed by Grace']);
  });

  it('keeps a second factor whose removal cannot be written down', async () => {
    const { uid, email } = await person({ emailVerified: true });
    await auth.updateUser(uid, { multiFactor: { enrolledFactors: [PHONE] } });
    const failed = runWith({ FIRESTORE_DATABASE: 'no/database' }, 'remove-factor', email, '--by', 'Grace');
    expect(failed).toMatchObject({ status: 1 });
    expect((await auth.getUser(uid)).multiFactor?.enrolledFactors).toHaveLength(1);
    expect(operator('remove-factor', email)).toMatchObject({ status: 0 });
    expect(await trailOf(uid)).toEqual(['factor-removed by Grace']);
  });

  it.each([
    [['grant', 'nobody@example.com'], 'No account is registered with nobody@example.com'],
    [['grant', 'not-an-address'], 'not an e-mail address'],
    [['grant'], 'Usage'],
    [['promote', 'nobody@example.com'], 'Usage'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(operator(...args)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
  });
});
