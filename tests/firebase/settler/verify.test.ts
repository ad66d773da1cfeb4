import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { Programme } from '#domain/programme/programme.ts';
import { HOUR } from '#domain/time.ts';
import {
  BUNDLES_OF_CHECKPOINT,
  ENTRIES_OF_BUNDLE,
  type HistoryBundleDocument,
  type ProgrammeBundleDocument,
  STEPS_OF_BUNDLE,
} from '#firestore/documents.ts';
import { NO_HISTORY } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import { addCommunity, settle, withdraw } from '#scripts/drill/community.ts';
import { bundleDocument } from '#settler/ledger/programme-log.ts';
import { verify } from '#settler/verify/verify.ts';
import { post } from '#tests/support/post.ts';
import { writeMany } from '#tests/support/write-many.ts';

const ADAS_CREDIT = paths.posting('ada', 'ada:decideDeposit:deposit-d1');
const BENS_LEVEL = 'ben:activate:s8-7:locked';

/** The documents of one community, which each test damages and repairs. */
const app = initializeApp({ projectId: `demo-verify-${randomUUID().slice(0, 8)}` }, 'verify');
const db = getFirestore(app);

beforeAll(() => addCommunity(db));
afterAll(() => deleteApp(app));

type Data = Readonly<Record<string, unknown>>;

const differencesOf = async () => (await verify(db)).differences;

/** What verify says while a document is changed; null: it is deleted. */
async function whenChanged(path: string, change: Data | null) {
  const reference = db.doc(path);
  const before = (await reference.get()).data();
  if (change) await reference.set(change, { merge: true });
  else await reference.delete();
  try {
    return await differencesOf();
  } finally {
    if (before) await reference.set(before);
    else await reference.delete();
  }
}

const all = async (query: FirebaseFirestore.Query) => (await query.get()).docs;

describe('npm run settle -- --verify', () => {
  it('finds nothing in a community with every kind of request', async () => {
    expect(await verify(db)).toEqual({
      at: expect.any(Number),
      postings: expect.any(Number),
      members: 3,
      differences: [],
    });
    const statuses = (await all(db.collectionGroup('withdrawals'))).map((each) => each.get('status'));
    expect(statuses.sort()).toEqual(['cancelled', 'held', 'paid', 'refused', 'reversed']);
    expect((await all(db.collectionGroup('incomes'))).length).toBeGreaterThan(5);
  });

  it.each<[what: string, path: string, change: Data | null, message: RegExp, document?: string]>([
    ['balances', paths.balances('ada'), { earning: 1_000_000_00 }, /^earning: 100000000, by the log /],
    ['missing balances', paths.balances('cleo'), null, /^it is missing$/],
    [
      'balances of no one',
      paths.balances('zoe'),
      { locked: 5, earning: 0, held: 0, sequence: 1, sums: {}, history: NO_HISTORY },
      /^locked: 5, by the log 0$/,
    ],
    [
      'the sums of balances',
      paths.balances('ada'),
      { sums: { credit: 1 } },
      /^its sums are not those of the log$/,
    ],
    [
      'the end of a history',
      paths.balances('ada'),
      { history: NO_HISTORY },
      /^its newest steps are not those of the log$/,
    ],
    [
      'a history of no one',
      paths.historyBundle('zoe', 0),
      { bundle: 0, steps: '' },
      /^its member has no such history$/,
    ],
    ['balances from later', paths.balances('ben'), { sequence: 1_000 }, /^sequence: 1000, by the log \d+$/],
    ['the totals', paths.totals(), { house: 1 }, /^house: 1, by the log /],
    ['the length of the log', paths.totals(), { sequence: 7 }, /^sequence: 7, by the log /],
    [
      'the balances after a posting',
      ADAS_CREDIT,
      { after: { locked: 1, earning: 0, held: 0 } },
      /^locked after it: 1, by the log 150000$/,
    ],
    ['the sums after a posting', ADAS_CREDIT, { sums: { credit: 1 } }, /^its sums are not those of the log$/],
    [
      'a missing copy of a posting',
      paths.posting('ada', BENS_LEVEL),
      null,
      /^it is missing below this member$/,
    ],
    ['copies that differ', paths.posting('ben', BENS_LEVEL), { subject: 's8-6' }, /^its two copies differ$/],
    ['a posting’s subject', ADAS_CREDIT, { subject: 'd9' }, /^entry 1 of the public log is not that of it$/],
    [
      'a salt',
      paths.posting('ada', 'ada:requestWithdrawal:held'),
      { salt: 'AAAAAAAAAAAAAAAAAAAAAA==' },
      /^entry \d+ of the public log is not that of it$/,
    ],
    ['balances from earlier', paths.balances('ben'), { sequence: 1 }, /^sequence: 1, by the log \d+$/],
    ['the head of the public log', paths.logHead(), { size: 3 }, /^the public log does not verify/],
    ['its length', paths.logHead(), { size: 3 }, /^size: 3, by the entries \d+$/],
    ['its sums', paths.logHead(), { books: { members: 0 } }, /^members: 0, by the entries \d+$/],
    ['its edge', paths.logHead(), { edge: ['?'] }, /^edge: \?, by the entries \S+$/],
    ['a missing head', paths.logHead(), null, /^it is missing$/],
    ['a bundle’s place', paths.logBundle(0), { index: 7 }, /^index: 7, by the entries 0$/],
    ['a bundle’s size', paths.logBundle(0), { size: 3 }, /^size: 3, by the entries \d+$/],
    ['a bundle’s time', paths.logBundle(0), { at: 1 }, /^time: 1, by the entries \d+$/],
    ['a bundle’s sums', paths.logBundle(0), { books: { house: 1 } }, /^house: 1, by the entries \d+$/],
    ['hashes too few', paths.logBundle(0), { hashes: [] }, /^hashes: 0, by the entries \d+$/],
    [
      'a tile that no entries fill',
      paths.logTile(1, 0),
      { level: 1, index: 0, hashes: ['AAAA'] },
      /^its hashes are not those of the entries$/,
    ],
    [
      'a checkpoint of more entries',
      paths.logSigned(),
      { checkpoint: `tessera.test/log\n900\n${'A'.repeat(43)}=\n` },
      /^log\/signed is of 900 entries, and the log has \d+$/,
    ],
    [
      'a checkpoint of other entries',
      paths.logSigned(),
      { checkpoint: `tessera.test/log\n3\n${'A'.repeat(43)}=\n` },
      /^the first 3 entries are not those of log\/signed$/,
    ],
    ['a missing version', paths.schemaVersion(), null, /^it is missing$/],
    [
      'no levels',
      paths.levels('ada'),
      { levels: FieldValue.delete() },
      /^it is not what follows from the programme’s log/,
    ],
    [
      'no payers',
      paths.result('ada'),
      { payers: FieldValue.delete() },
      /^it is not what follows from the programme’s log/,
    ],
    [
      'the community without amounts',
      paths.community(),
      { net: FieldValue.delete() },
      /^it is not what follows from the programme’s log/,
    ],
    [
      'a level',
      paths.levels('ada'),
      { levels: { 's8-1': { earned: 1 } } },
      /^it is not what follows from the programme’s log/,
    ],
    ['levels that are missing', paths.levels('ada'), null, /^it is missing$/],
    [
      'a level that was never opened',
      paths.levels('ada'),
      { levels: { 's6-9': { earned: 0 } } },
      /^it is not what follows/,
    ],
    [
      'levels of no one',
      paths.levels('nobody'),
      { levels: { 's6-9': { earned: 0 } } },
      /there is no such document$/,
    ],
    [
      'the programme’s length',
      paths.programmeLog(),
      { entries: 3 },
      /^it says that the log ends at 3, but an entry lies beyond it$/,
    ],
    ['the engine’s version', paths.programmeBundle(0), { engine: 2 }, /^it is of engine version 2/],
    ['a missing bundle', paths.programmeBundle(0), null, /but no entry lies there$/, paths.programmeLog()],
    [
      'an activation’s status',
      paths.activation('ada', 's8-1'),
      { status: 'refused' },
      /^it is refused, and the programme’s log has it$/,
    ],
    [
      'an activation that was never settled',
      paths.activation('cleo', 's6-3'),
      { matrix: 's6', level: 3, status: 'active' },
      /^it is active, and the programme’s log does not have it$/,
    ],
    ['a missing activation', paths.activation('cleo', 's6-1'), null, /^it is missing$/],
    [
      'a deposit’s amount',
      paths.deposit('ada', 'd1'),
      { amount: 1_00 },
      /^it is not what accounts\/ada\/deposits\/d1 leads to$/,
      ADAS_CREDIT,
    ],
    ['a deposit that is gone', paths.deposit('ada', 'd1'), null, /^it is missing$/],
    [
      'a deposit that was never credited',
      paths.deposit('ben', 'd2'),
      { status: 'credited' },
      /^it is credited without the posting “credit”$/,
    ],
    [
      'a credit without a decision',
      paths.decision('ada', 'deposit', 'd1'),
      null,
      /^carried out: none, by .* which is credited: “credit”$/,
    ],
    [
      'a decision that says otherwise',
      paths.decision('ada', 'deposit', 'd2'),
      { outcome: 'credit' },
      /^carried out: “credit”, by .* which is refused: “refuse”$/,
    ],
    [
      'a decision without a deposit',
      paths.decision('ben', 'deposit', 'd7'),
      { kind: 'deposit', requestId: 'd7', outcome: 'credit', status: 'settled' },
      /^it is missing$/,
      paths.deposit('ben', 'd7'),
    ],
    [
      'a second decision on one deposit',
      'accounts/ada/decisions/again',
      { kind: 'deposit', requestId: 'd1', outcome: 'credit', status: 'settled' },
      /^it is not the one decision of its deposit$/,
    ],
    [
      'a payout without a decision',
      paths.decision('ada', 'withdrawal', 'paid'),
      { status: 'requested' },
      /^carried out: none, by .* which is paid: “pay”$/,
    ],
    [
      'a withdrawal paid without a posting',
      paths.withdrawal('ada', 'held'),
      { status: 'paid' },
      /^it is paid without the posting “pay”$/,
    ],
    [
      'a withdrawal still held after its payout',
      paths.withdrawal('ada', 'paid'),
      { status: 'held' },
      /^it is no part of accounts\/ada\/withdrawals\/paid, which is held$/,
      paths.posting('ada', 'ada:decideWithdrawal:withdrawal-paid'),
    ],
    [
      'a withdrawal’s amount',
      paths.withdrawal('ada', 'held'),
      { amount: 1 },
      /^it is not what accounts\/ada\/withdrawals\/held leads to$/,
      paths.posting('ada', 'ada:requestWithdrawal:held'),
    ],
    [
      'a cancellation that was a refusal',
      paths.withdrawal('ada', 'refused'),
      { status: 'cancelled' },
      /^it is not what accounts\/ada\/withdrawals\/refused leads to$/,
      paths.posting('ada', 'ada:decideWithdrawal:withdrawal-refused'),
    ],
    [
      'a correction without a decision',
      paths.decision('ada', 'payout-reversal', 'returned'),
      null,
      /^carried out: false, by .* which is reversed: true$/,
    ],
    [
      'a deposit still credited after its correction',
      paths.deposit('cleo', 'd2'),
      { status: 'credited' },
      /^it is no part of accounts\/cleo\/deposits\/d2, which is credited$/,
      paths.posting('cleo', 'cleo:reversePosting:credit-reversal-d2'),
    ],
    [
      'a deposit that is corrected without a posting',
      paths.deposit('cleo', 'd1'),
      { status: 'reversed' },
      /^it is reversed without the posting “reversal”$/,
    ],
    [
      'an approval without a decision',
      paths.withdrawal('ada', 'held'),
      { approval: { operator: 'olga', at: Timestamp.now() } },
      /^approved by: “olga”, by the decision: none$/,
    ],
    [
      'a decision to approve that changed nothing',
      paths.decision('ada', 'approval', 'held'),
      { kind: 'approval', requestId: 'held', outcome: 'approve', operator: 'olga', status: 'settled' },
      /^approved by: none, by the decision: “olga”$/,
      paths.withdrawal('ada', 'held'),
    ],
    [
      'one operator who paid what needs two',
      paths.withdrawal('ada', 'paid'),
      { operators: 2, approval: { operator: 'olga', at: Timestamp.now() } },
      /^its payout is against the rules: second-operator-needed$/,
    ],
    [
      'another reference of a payment',
      paths.withdrawal('ada', 'paid'),
      { payout: { reference: 'TEST-0002', at: Timestamp.now() } },
      /^reference of the payout: “TEST-0002”, by the decision: “TEST-0001”$/,
    ],
    [
      'a payment that no operator recorded',
      paths.decision('ada', 'sending', 'paid'),
      null,
      /^reference of the payout: “TEST-0001”, by the decision: none$/,
      paths.withdrawal('ada', 'paid'),
    ],
    [
      'a payout that operators do not see to send it',
      paths.withdrawal('ada', 'returned'),
      { payout: FieldValue.delete() },
      /^it is reversed, and lacks the field “payout”$/,
    ],
    [
      'a payout of what is not paid',
      paths.withdrawal('ada', 'held'),
      { payout: null },
      /^it is held, and has the field “payout”$/,
    ],
    ['a missing username', paths.username('ada'), null, /^it is missing: accounts\/ada has it$/],
    [
      'a username of another account',
      paths.username('ada'),
      { uid: 'ben' },
      /^it is not that of accounts\/ada, which has it$/,
    ],
    [
      'a username that leads nowhere',
      paths.username('zoe'),
      { uid: 'zoe-uid' },
      /^there is no account zoe-uid$/,
    ],
    ['a look-alike', paths.usernameSkeleton('ben'), { username: 'cleo' }, /^it is not that of cleo$/],
  ])('finds %s', async (_, path, change, message, document = path) => {
    expect(await whenChanged(path, change)).toContainEqual({
      path: document,
      message: expect.stringMatching(message),
    });
  });

  it('finds a copy of a posting below a third member', async () => {
    const original = (await db.doc(paths.posting('ben', BENS_LEVEL)).get()).data() as Data;
    const path = paths.posting('cleo', BENS_LEVEL);
    const message = 'it moves from locked:ben to earning:ada';
    expect(await whenChanged(path, original)).toContainEqual({ path, message });
  });

  it('finds an income that was changed, and one that is missing', async () => {
    const [income] = await all(db.collection('accounts/ada/incomes'));
    const path = income?.ref.path ?? '';
    expect(await whenChanged(path, { amount: 1 })).toEqual([
      { path, message: expect.stringMatching(/^it is not what follows from the programme’s log/) },
    ]);
    expect(await whenChanged(path, { sequence: 900 })).toMatchObject([{ path }]);
    expect(await whenChanged(path, null)).toEqual([{ path, message: 'it is missing' }]);
  });

  it('finds a result that was changed, one that is missing, and a community that is said to be ahead', async () => {
    const message = expect.stringMatching(/^it is not what follows from the programme’s log/);
    const own = paths.result('ada');
    expect(await whenChanged(own, { earned: 1 })).toEqual([{ path: own, message }]);
    expect(await whenChanged(own, null)).toEqual([{ path: own, message: 'it is missing' }]);
    const all = paths.community();
    expect(await whenChanged(all, { ahead: 100 })).toEqual([{ path: all, message }]);
  });

  it('finds an entry of the programme’s log that was changed', async () => {
    const path = paths.programmeBundle(0);
    const { entries } = (await db.doc(path).get()).data() as ProgrammeBundleDocument;
    const dropped = entries
      .split('\n')
      .filter((line) => !line.includes('"level":3'))
      .join('\n');
    expect(await whenChanged(path, { entries: dropped })).toEqual([
      { path, message: expect.stringContaining('The programme is broken') },
    ]);
    const sameLength = entries.replace('"matrix":"s6","level":2', '"matrix":"s8","level":1');
    expect(await whenChanged(path, { entries: sameLength })).not.toEqual([]);
  });

  it('accepts what the erasure of an account leaves, and nothing else', async () => {
    const before = await all(db.collectionGroup('withdrawals').where('status', '!=', 'held'));
    const credit = db.doc(ADAS_CREDIT);
    expect(await whenChanged(paths.tombstone('ada'), { erasedAt: Timestamp.now() })).toEqual([]);
    await db.doc(paths.tombstone('ada')).set({ erasedAt: Timestamp.now() });
    await Promise.all(before.map(({ ref }) => ref.delete()));
    const salt = (await credit.get()).get('salt');
    await credit.update({ salt: FieldValue.delete() });
    expect(await differencesOf()).toEqual([]);
    expect(await whenChanged(paths.decision('ada', 'withdrawal', 'paid'), null)).toEqual([
      { path: paths.decision('ada', 'withdrawal', 'paid'), message: expect.stringContaining('deleted') },
    ]);
    await Promise.all(before.map((each) => each.ref.set(each.data())));
    await credit.update({ salt });
    await db.doc(paths.tombstone('ada')).delete();
    expect(await differencesOf()).toEqual([]);
  });

  it('verifies one moment while a settler works', async () => {
    const { readTime, docs } = await db.collectionGroup('postings').get();
    const working = (async () => {
      for (const id of ['w1', 'w2', 'w3', 'w4']) {
        await withdraw(db, 'ada', id);
        await settle(db);
      }
    })();
    const during = [await verify(db), await verify(db), await verify(db)];
    await working;
    expect(during.flatMap(({ differences }) => differences)).toEqual([]);
    expect(await verify(db)).toMatchObject({ differences: [] });

    const earlier = await verify(db, readTime);
    expect(earlier.differences).toEqual([]);
    expect(earlier.at).toBe(readTime.toMillis());
    expect(earlier.postings).toBe(new Set(docs.map(({ id }) => id)).size);
    expect(earlier.postings).toBeLessThan((await verify(db)).postings);
  });

  it('finds a programme that folds to another hash than when it was written', async () => {
    const other = getFirestore(app, 'long-programme');
    const programme = new Programme();
    const entries = ENTRIES_OF_BUNDLE * BUNDLES_OF_CHECKPOINT;
    const bundles = Array.from({ length: BUNDLES_OF_CHECKPOINT }, (_, bundle) => {
      const lines = Array.from({ length: ENTRIES_OF_BUNDLE }, (_, nth) => {
        const name = `m${bundle * ENTRIES_OF_BUNDLE + nth}`;
        const entry = { kind: 'register', uid: name, username: name, sponsor: null } as const;
        programme.apply(entry);
        return JSON.stringify(entry);
      });
      return [paths.programmeBundle(bundle), bundleDocument(bundle, lines)] as const;
    });
    await writeMany(other, [...bundles, [paths.programmeLog(), { entries }]]);
    const last = other.doc(paths.programmeBundle(BUNDLES_OF_CHECKPOINT - 1));
    const message = 'the programme after it has another hash';
    expect((await verify(other)).differences).toEqual([{ path: last.path, message }]);
    await last.update({ hash: programme.hash() });
    expect((await verify(other)).differences).toEqual([]);
  });

  it('finds a long history that does not follow from its postings', async () => {
    const other = getFirestore(app, 'long-history');
    const posting = { kind: 'credit', from: 'external', to: 'earning:mia', subject: 'earlier' } as const;
    const credited = Array.from({ length: STEPS_OF_BUNDLE + 1 }, (_, nth) => ({
      ...posting,
      id: `mia:${nth}`,
      amount: cents(1_00),
      at: nth * HOUR,
    }));
    await post(other, credited.slice(0, 200));
    await post(other, credited.slice(200));
    const ofHistory = async () =>
      (await verify(other)).differences.filter(({ path }) => path.includes('/history/'));
    expect(await ofHistory()).toEqual([]);
    const [bundle, days] = [paths.historyBundle('mia', 0), paths.dayEnds('mia')];
    for (const document of [bundle, days]) {
      const { steps, ...rest } = (await other.doc(document).get()).data() as HistoryBundleDocument;
      await other.doc(document).update({ steps: steps.replace(' 100 ', ' 200 ').replace(' 2400 ', ' 1 ') });
      expect(await ofHistory()).toEqual([{ path: document, message: 'its steps are not those of the log' }]);
      await other.doc(document).delete();
      expect(await ofHistory()).toEqual([{ path: document, message: 'it is missing' }]);
      await other.doc(document).set({ ...rest, steps });
    }
    expect(await ofHistory()).toEqual([]);
  });
});
