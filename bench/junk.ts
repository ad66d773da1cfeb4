// npm run bench:junk [-- --requests 100000]
//
// One member has filled every queue, and those of the settler beyond what the rules allow. How long does another member's request take, what do operators see,
// and how much memory does the settler need? Fails beyond its budgets.
//
// The emulator has no indexes: it looks at every pending request each time one of them changes. `query, ms` says how long that takes it
// with no settler at work. Where that alone is beyond the budget, the time until a request is settled says nothing of the settler.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Query } from 'firebase-admin/firestore';
import { parseArgs } from 'node:util';
import { SLOTS } from '#domain/limits.ts';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { latestQueries } from '#settler/requests/pending.ts';
import { post } from '#tests/support/post.ts';
import { BANK_DETAILS } from './support/bank-details.ts';
import { startProgram } from './support/program.ts';

const BUDGET = {
  /** Until another member's request is settled, in milliseconds: the median. */
  settledWithin: 2 * SECOND,
  /** How many junk requests are settled while one waits, at most. */
  settledBefore: 500,
  /** The settler may use so much at its highest. */
  megabytes: 300,
};
const PROJECT = 'demo-junk';
const JUNK = 'mallory';
/** Whose requests are timed, one after the other. */
const OTHERS = ['ben', 'eve', 'joe', 'kim', 'lea'];
/** Writes per batch of the benchmark's own. */
const BATCH = 500;

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const requests = Number(values.requests);
if (findFirestoreEmulators().length === 0) {
  console.log(`SKIPPED: ${HOW_TO_GET_EMULATORS}`);
  process.exit(0);
}
const { env, stop } = await startEmulators();
Object.assign(process.env, env);
const app = initializeApp({ projectId: PROJECT });
const db = getFirestore(app);

for (const uid of OTHERS) await fund(uid);
await writeJunk();
const query = await emulatorAlone();
const settler = startProgram(PROJECT);
await settler.untilOf(JUNK);
const times: number[] = [];
let settledBefore = 0;
for (const uid of OTHERS) {
  const before = settler.settled.length;
  const begun = performance.now();
  await ask(uid, 'only');
  await settler.untilOf(uid);
  times.push(performance.now() - begun);
  settledBefore = Math.max(settledBefore, settler.settled.length - before);
}
const ms = times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
const seen = {
  // A member's deposits take at most as many places as there are slots: the console asks for twice as many, until all fit.
  deposits: await areSeen(
    db
      .collectionGroup('deposits')
      .where('status', '==', 'pending')
      .where('proofAt', '==', null)
      .orderBy('createdAt')
      .limit(52),
  ),
  messages: await areSeen(
    db.collectionGroup('threads').where('of', '==', 'messages').orderBy('since', 'desc').limit(26),
  ),
};
// Well into the junk: its memory is to be measured at its highest.
await settler.all(Math.min(requests, 2_000));
const megabytes = settler.megabytes();
settler.stop();
await deleteApp(app);
await stop();

console.table([
  {
    requests,
    'query, ms': Math.round(query),
    'median, ms': Math.round(ms),
    'longest, ms': Math.round(Math.max(...times)),
    ...{ settledBefore, megabytes, ...seen },
  },
]);
const isJudged = query <= BUDGET.settledWithin / 4;
if (!isJudged) console.log('The emulator alone is too slow for the time until a request is settled.');
const isWithin =
  (!isJudged || ms <= BUDGET.settledWithin) &&
  settledBefore <= BUDGET.settledBefore &&
  megabytes <= BUDGET.megabytes &&
  seen.deposits &&
  seen.messages;
if (!isWithin) console.error('Beyond the budget', BUDGET);
process.exitCode = isWithin ? 0 : 1;

/** How long it takes for the query by which the settler hears of a withdrawal. */
async function emulatorAlone(): Promise<number> {
  const begun = performance.now();
  await latestQueries(db)[0]?.get();
  return performance.now() - begun;
}

async function fund(uid: string): Promise<void> {
  const common = { kind: 'credit', from: 'external', at: 0, subject: 'earlier earnings' } as const;
  await post(db, [
    { id: `${uid}:earlier`, to: memberAccount('earning', uid), amount: cents(500_00), ...common },
  ]);
  await db.doc(paths.account(uid)).set({ username: uid, upline: 'tessera', createdAt: new Date() });
}

function withdrawal() {
  return {
    ...{ amount: 100_00, details: BANK_DETAILS, status: 'requested', refusal: null },
    ...{ createdAt: FieldValue.serverTimestamp(), decidedAt: null, note: null },
  };
}

async function ask(uid: string, id: string): Promise<void> {
  const since = FieldValue.serverTimestamp();
  await db
    .batch()
    .create(db.doc(paths.deposit(uid, id)), { status: 'pending', proofAt: null, createdAt: since })
    .create(db.doc(paths.message(uid, id)), { from: 'member', text: 'Hello?', at: since })
    .create(db.doc(paths.thread(uid, 'messages')), {
      ...{ of: 'messages', latest: id, from: 'member', since, unanswered: 1 },
    })
    .create(db.doc(paths.withdrawal(uid, id)), withdrawal())
    .commit();
}

async function writeJunk(): Promise<void> {
  await db.doc(paths.account(JUNK)).set({ username: JUNK, upline: 'tessera', createdAt: new Date() });
  await ask(JUNK, 'first');
  const at = FieldValue.serverTimestamp();
  const deposit = { status: 'pending', proofAt: null, createdAt: at };
  const junk = function* () {
    for (let nth = 1; nth < requests; nth += 1)
      yield [paths.withdrawal(JUNK, `w${nth}`), withdrawal()] as const;
    // What operators see does not depend on how many there are.
    for (let nth = 1; nth < SLOTS.deposits; nth += 1)
      yield [paths.deposit(JUNK, `d${nth}`), deposit] as const;
    for (let nth = 1; nth < Math.min(requests, 5_000); nth += 1) {
      yield [paths.message(JUNK, `m${nth}`), { from: 'member', text: 'Junk', at }] as const;
    }
  };
  // Not by a bulk writer, which keeps to the pace that a new database can take.
  let batch = db.batch();
  let size = 0;
  for (const [path, document] of junk()) {
    batch.create(db.doc(path), document);
    size += 1;
    if (size % BATCH !== 0) continue;
    await batch.commit();
    batch = db.batch();
  }
  await batch.commit();
}

/** As the console asks: the first page of members, and one more. */
async function areSeen(first: Query): Promise<boolean> {
  const { docs } = await first.get();
  return docs.some(({ ref }) => ref.path.startsWith(paths.account(OTHERS[0] ?? '')));
}
