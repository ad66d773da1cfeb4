import { expect, test } from '@playwright/test';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { type CollectionReference, type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore';
import { openBackoffice } from '#tests/firebase/contract/backoffice.ts';
import { byNight } from '#tests/support/by-night.ts';
import { PROJECT } from './environment.ts';
import { IN_EVERY_PASSWORD } from './people.ts';
import { openReader, type Reader } from './reader.ts';

/** Audits everything that the browser tests leave in Auth and in Firestore. Runs after them. */
test.describe.configure({ mode: 'serial' });

let admin: App;
let people: readonly UserRecord[];
let documents: readonly DocumentSnapshot[];

test.beforeAll(async () => {
  admin = initializeApp({ projectId: PROJECT }, 'data-leak-audit');
  ({ users: people } = await getAuth(admin).listUsers());
  await settleOneDeposit();
  const collections = await getFirestore(admin).listCollections();
  documents = (await Promise.all(collections.map(allIn))).flat();
});

test.afterAll(() => deleteApp(admin));

test('every kind of document is covered', () => {
  const kinds = new Set(documents.map(({ ref }) => ref.path.split('/').filter(isCollectionName).join('/')));
  expect([...kinds].sort()).toEqual([
    'accounts',
    'accounts/activations',
    'accounts/decisions',
    'accounts/deposits',
    'accounts/endedSessions',
    'accounts/incomes',
    'accounts/levels',
    'accounts/messages',
    'accounts/notices',
    'accounts/partners',
    'accounts/postings',
    'accounts/proofs',
    'accounts/results',
    'accounts/securityChanges',
    'accounts/sessions',
    'accounts/slots',
    'accounts/threads',
    'accounts/withdrawals',
    'balances',
    'desk',
    'log',
    'log/bundles',
    'noticeCounts',
    'operators',
    'programme',
    'programme/bundles',
    'schema',
    'settler',
    'settler/records',
    'usernameSkeletons',
    'usernames',
  ]);
});

test('no password is stored in clear text', () => {
  expect(people.length).toBeGreaterThan(5);
  // Where the service stores its scrypt hash, the emulator stores a stand-in that contains the password. It may be
  // nowhere else.
  const known = people.map((person) => JSON.stringify({ ...(person.toJSON() as object), passwordHash: '' }));
  const kept = documents.map((each) => `${each.ref.path} ${JSON.stringify(each.data())}`);
  // Guards against an empty search: the typed addresses are found.
  expect(known.join()).toContain('@members.example');
  expect(kept.join()).toContain('"firstName":"Ada"');
  for (const form of [IN_EVERY_PASSWORD, hex(IN_EVERY_PASSWORD), ...base64Forms(IN_EVERY_PASSWORD)]) {
    for (const each of [...known, ...kept]) expect(each).not.toContain(form);
  }
});

test('no document of one member can be read by another, tried one by one', async () => {
  const readers = await openReaders();
  for (const { ref, ...snapshot } of documents.map((each) => ({ ref: each.ref, data: each.data() }))) {
    const [collection, owner] = ref.path.split('/');
    if (collection === 'programme') continue;
    if (collection === 'usernames' || collection === 'usernameSkeletons') {
      // Anyone may ask whether a name, or one that looks like it, is taken. The answer says no more.
      expect(Object.keys(snapshot.data ?? {})).toEqual([collection === 'usernames' ? 'uid' : 'username']);
      continue;
    }
    const others = readers.filter(({ uid }) => uid !== owner);
    const answers = await Promise.all(others.map((reader) => reader.canRead(ref.path)));
    expect(answers, ref.path).toEqual(others.map(() => false));
  }
  // Each of them can read their own.
  for (const reader of readers.filter(({ uid }) => uid !== null)) {
    expect(await reader.canRead(`accounts/${reader.uid}`)).toBe(true);
  }
  await Promise.all(readers.map((reader) => reader.close()));
});

/** So that postings, balances and decisions exist as well. */
async function settleOneDeposit(): Promise<void> {
  const pending = await getFirestore(admin)
    .collectionGroup('deposits')
    .where('status', '==', 'pending')
    .limit(1)
    .get();
  const [deposit] = pending.docs;
  const owner = people.find(({ uid }) => uid === deposit?.ref.parent.parent?.id);
  if (!deposit || !owner?.email) throw new Error('The tests have left no pending deposit of a member');
  const backoffice = openBackoffice(PROJECT);
  await backoffice.decide(owner.email, 'deposit', deposit.id, 'credit');
  await backoffice.reply(owner.email, 'Your deposit is credited.');
  await backoffice.close();
}

async function allIn(collection: CollectionReference): Promise<readonly DocumentSnapshot[]> {
  const references = await collection.listDocuments();
  const found = await Promise.all(
    references.map(async (reference) => {
      const below = await Promise.all((await reference.listCollections()).map(allIn));
      return [await reference.get(), ...below.flat()];
    }),
  );
  return found.flat().filter(({ exists }) => exists);
}

/**
 * A reader for members of the tests, by night for all, and one signed out. Closed accounts cannot sign in; operators may read
 * much. By day the cases of the rules try each kind of reader.
 */
async function openReaders(): Promise<readonly Reader[]> {
  const open = people.filter(({ disabled, customClaims }) => !disabled && !customClaims?.['operator']);
  const asked = open.slice(0, byNight(open.length, 2));
  const signedIn = asked.map(async ({ uid }) => openReader(uid, await getAuth(admin).createCustomToken(uid)));
  return Promise.all([...signedIn, openReader(null, null)]);
}

const isCollectionName = (_name: string, place: number) => place % 2 === 0;

const hex = (text: string) => Buffer.from(text).toString('hex');

/** The part of the base64 encoding of any data with this text in it that does not depend on the text's position. */
const base64Forms = (text: string) =>
  [0, 1, 2].map((start) =>
    Buffer.from(`${'_'.repeat(start)}${text}`)
      .toString('base64')
      .slice(start === 0 ? 0 : 4, -4),
  );
