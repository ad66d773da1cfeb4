import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend, GoogleSignIn } from '#backend/port/backend.ts';
import { paths } from '#firestore/paths.ts';
import { accountOf, depositsOf, outcomesOf, refusal, sessionOf } from '#tests/contract/observe.ts';
import { join, logIn, PASSWORD, register, registrationOf } from '#tests/contract/people.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { firebaseHarness } from '#tests/firebase/contract/harness.ts';

/** What only Firebase has: other browsers, Google, incomplete and closed accounts. */
const harness = firebaseHarness();
const app = initializeApp({ projectId: String(process.env['GCLOUD_PROJECT']) }, 'identity-test');
const admin = getAuth(app);
const db = getFirestore(app);
let tab: Backend;

beforeEach(async () => {
  await harness.reset();
  tab = await harness.open();
});

afterAll(() => harness.close());

const peopleOf = async () => (await admin.listUsers()).users.map(({ email }) => email);

function completionOf(name: string) {
  const { email: _email, password: _password, ...completion } = registrationOf(name);
  return completion;
}

function googleOf(backend: Backend): GoogleSignIn {
  if (!backend.google) throw new Error('Firebase has Google');
  return backend.google;
}

describe('two browsers of one member', () => {
  it('have separate sessions, and see the same changes live', async () => {
    await join(tab, 'ada');
    const other = await harness.openElsewhere();
    expect((await sessionOf(other).first()).kind).toBe('signedOut');
    await logIn(other, 'ada');
    const deposits = depositsOf(other);
    expect(await deposits.first()).toEqual([]);
    await tab.submitDeposit(depositDeclaration('first'));
    await deposits.until((rows) => rows.length === 1);

    await tab.logOut();
    expect((await sessionOf(other).first()).kind).toBe('member');
    await other.deleteDeposit('first');
    await deposits.until((rows) => rows.length === 0);
  });
});

describe('a guest with a password whose upgrade was interrupted', () => {
  it('is still a guest, and can finish the upgrade in any browser', async () => {
    await tab.signInAsGuest('tessera');
    const { uid } = await accountOf(tab).first();
    await admin.updateUser(uid, { email: 'ada@mail.example', password: PASSWORD });
    const other = await harness.openElsewhere();
    await logIn(other, 'ada');
    const session = sessionOf(other);
    expect(await session.first()).toEqual({ kind: 'guest', uid });

    const { upline: _, ...upgrade } = registrationOf('ada');
    await other.upgradeGuest(upgrade, { languages: ['it'] });
    expect(await session.until(({ kind }) => kind === 'member')).toEqual({ kind: 'member', uid });
    expect(await accountOf(other).first()).toMatchObject({ username: 'ada', guest: false });
  });
});

describe('signing in with Google', () => {
  it('asks for the missing details, and then signs in in all tabs', async () => {
    const elsewhere = sessionOf(await harness.open());
    await googleOf(tab).prepare();
    await googleOf(tab).signIn();
    const incomplete = {
      kind: 'incomplete',
      email: 'grace@mail.example',
      name: 'Grace Hopper',
      hasPhoto: false,
    };
    const session = sessionOf(tab);
    expect(await session.until(({ kind }) => kind === 'incomplete')).toEqual(incomplete);
    await elsewhere.until(({ kind }) => kind === 'incomplete');

    await googleOf(tab).completeAccount(completionOf('grace'));
    await session.until(({ kind }) => kind === 'member');
    expect(await accountOf(tab).first()).toMatchObject({ username: 'grace', verified: true, guest: false });
  });

  it('can be interrupted and finished later', async () => {
    await googleOf(tab).signIn();
    await tab.logOut();
    const other = await harness.openElsewhere();
    await googleOf(other).signIn();
    expect((await sessionOf(other).first()).kind).toBe('incomplete');
    await register(tab, 'ada');
    expect(await refusal(googleOf(other).completeAccount(completionOf('ada')))).toBe('username-taken');
    const lost = googleOf(other).completeAccount({ ...completionOf('grace'), upline: 'nobody' });
    expect(await refusal(lost)).toBe('upline-unknown');
    await googleOf(other).completeAccount(completionOf('grace'));
    await sessionOf(other).until(({ kind }) => kind === 'member');

    await other.logOut();
    await googleOf(other).signIn();
    expect((await sessionOf(other).first()).kind).toBe('member');
    await googleOf(other).reauthenticate();
    await other.deleteAccount();
    expect(await peopleOf()).toEqual(['ada@mail.example']);
  });
});

describe('a registration', () => {
  it('leaves no person without an account when it loses a race for a name', async () => {
    const other = await harness.openElsewhere();
    const outcomes = await outcomesOf([
      register(tab, 'ada', { username: 'same' }),
      register(other, 'ben', { username: 'same' }),
    ]);
    expect(outcomes).toEqual(['done', 'username-taken']);
    expect(await peopleOf()).toHaveLength(1);
  });

  it('is finished after the next log-in when it was interrupted', async () => {
    await admin.createUser({ email: 'ada@mail.example', password: PASSWORD });
    await logIn(tab, 'ada');
    const session = sessionOf(tab);
    expect(await session.first()).toMatchObject({ kind: 'incomplete', email: 'ada@mail.example' });
    await googleOf(tab).completeAccount(completionOf('ada'));
    await session.until(({ kind }) => kind === 'member');
  });
});

describe('a closed account', () => {
  it('is refused at the log-in', async () => {
    await register(tab, 'ada');
    const { uid } = await admin.getUserByEmail('ada@mail.example');
    await admin.updateUser(uid, { disabled: true });
    expect(await refusal(logIn(tab, 'ada'))).toBe('user-disabled');
  });
});

describe('an account that was deleted, whose sign-in still works', () => {
  it('lets no one in, and is never opened again', async () => {
    await join(tab, 'ada');
    const { uid } = await accountOf(tab).first();
    const elsewhere = await harness.openElsewhere();
    // As if the settler were away: it leaves alone what is erased already.
    const at = FieldValue.serverTimestamp();
    const batch = db.batch().delete(db.doc(paths.account(uid)));
    await batch.create(db.doc(paths.tombstone(uid)), { at, erasedAt: at }).commit();

    expect(await refusal(logIn(elsewhere, 'ada'))).toBe('invalid-credentials');
    await sessionOf(elsewhere).until(({ kind }) => kind === 'signedOut');
    const again = googleOf(tab).completeAccount({ ...completionOf('ada2'), upline: 'tessera' });
    expect(await refusal(again)).toBe('permission-denied');
    expect(await tab.findUpline('ada2')).toBe(null);
  });
});

describe('an operator', () => {
  it('is none by the claim alone, without a place on the list', async () => {
    await register(tab, 'ada');
    const { uid } = await admin.getUserByEmail('ada@mail.example');
    await admin.setCustomUserClaims(uid, { operator: true });
    await logIn(tab, 'ada');
    expect(await sessionOf(tab).first()).toEqual({ kind: 'member', uid });
  });
});
