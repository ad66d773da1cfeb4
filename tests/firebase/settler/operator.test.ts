import { spawnSync } from 'node:child_process';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';

/** A project of its own: other tests empty theirs. */
const PROJECT = 'demo-tessera-operators';
const auth = getAuth(initializeApp({ projectId: PROJECT }));

/** As `npm run operator:…` does. */
function operator(...args: readonly string[]): { readonly said: string; readonly status: number | null } {
  const { stdout, stderr, status } = spawnSync('node', ['scripts/operator.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: PROJECT },
  });
  return { said: stdout + stderr, status };
}

async function person(changes: { readonly emailVerified: boolean }): Promise<{ uid: string; email: string }> {
  const email = `operator-${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, ...changes });
  return { uid, email };
}

const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims;

describe('granting the operator’s rights', () => {
  it('gives the claim, and keeps every other', async () => {
    const { uid, email } = await person({ emailVerified: true });
    await auth.setCustomUserClaims(uid, { teacher: true });
    expect(operator('grant', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('is an operator'),
    });
    expect(await claimsOf(uid)).toEqual({ teacher: true, operator: true });
    expect(operator('grant', email)).toMatchObject({ status: 0, said: expect.stringContaining('already') });
  });

  it('revokes the claim and every session', async () => {
    const { uid, email } = await person({ emailVerified: true });
    operator('grant', email);
    expect((await auth.getUser(uid)).tokensValidAfterTime).toBeUndefined();
    expect(operator('revoke', email)).toMatchObject({
      status: 0,
      said: expect.stringContaining('no longer'),
    });
    expect(await claimsOf(uid)).toEqual({});
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
