// npm run bench:partners [-- --accounts 100000]
//
// What do the partner pages of a large community cost: a first start, a start with pages that are right, an edit that changes
// nothing, a newcomer? And does money wait meanwhile? Processor times are those of the pages' own thread. Fails beyond its budgets.
//
// For each change the emulator works through all accounts: a second or more for 100,000, in which it answers nothing else. So money's latency
// is measured in a smaller community. What a newcomer costs the settler does not grow with it.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { openFirestoreProxy } from '#tests/support/firestore-proxy.ts';
import { post } from '#tests/support/post.ts';
import { BANK_DETAILS } from './support/bank-details.ts';
import { changesOnly } from './support/partners/changes-only.ts';
import { accountOf, inviterOf, nameOf, uidOf, writeCommunity } from './support/partners/community.ts';
import { startThread, type Thread } from './support/partners/thread.ts';
import { type RunningSettler, startProgram } from './support/program.ts';

const BUDGET = {
  /** Processor, in milliseconds each. An edit costs what it takes to hear of it. */
  edit: 10,
  newcomer: 20,
  /** Documents for each account, at a start. */
  reads: 1.05,
  /** How much longer a withdrawal may take than where another process keeps the pages: milliseconds. */
  slower: 20,
};
const PROJECT = 'demo-partners';
/** Its accounts, and its project. */
const SMALLER = { members: 2_000, project: 'demo-partners-money' };
/** How often each thing is done. */
const TIMES = 40;
/** Newcomers a second, while money moves. */
const NEWCOMERS = 10;
const RICH = 'rich';
const WITHOUT_PAGES = './bench/support/partners/without-pages.ts';

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '100000' } } });
const members = Number(values.accounts);
if (findFirestoreEmulators().length === 0) {
  console.log(`SKIPPED: ${HOW_TO_GET_EMULATORS}`);
  process.exit(0);
}
const { env, stop } = await startEmulators();
const proxy = await openFirestoreProxy(env.FIRESTORE_EMULATOR_HOST ?? '', { listen: changesOnly });
Object.assign(process.env, env, { FIRESTORE_EMULATOR_HOST: proxy.host });
const { db, app } = open(PROJECT);
const accounts = await writeCommunity(db, members);
let joined = members;

const first = await start();
await first.thread.stop();
const again = await start();
const edit = await processorOf(again.thread, TIMES, (nth) =>
  db.doc(paths.account(uidOf(nth * Math.floor(members / TIMES)))).update({ phoneNumber: `+3906000${nth}` }),
);
const newcomer = await processorOf(again.thread, TIMES, () => join(db, members));
await Promise.all([again.thread.stop(), deleteApp(app)]);
const money = await moneyBeside();
await proxy.close();
await stop();

const readsEach = again.reads / accounts;
console.table([
  { start: 'first, all pages are written', ...rowOf(first) },
  { start: 'again, all pages are right', ...rowOf(again) },
]);
console.table([
  {
    accounts,
    'edit, ms': edit.toFixed(1),
    'newcomer, ms': newcomer.toFixed(1),
  },
]);
console.table(money);
const slower = Math.max(...money.map((row) => row['own thread, ms'] - row['another process, ms']));
const isWithin =
  edit <= BUDGET.edit && newcomer <= BUDGET.newcomer && readsEach <= BUDGET.reads && slower <= BUDGET.slower;
if (!isWithin) console.error('Beyond the budget', BUDGET);
process.exitCode = isWithin ? 0 : 1;

interface Start {
  readonly thread: Thread;
  readonly reads: number;
  readonly seconds: number;
  readonly processor: number;
  readonly megabytes: number;
}

async function start(): Promise<Start> {
  const begun = performance.now();
  const thread = startThread(PROJECT);
  await thread.synced();
  const seconds = (performance.now() - begun) / SECOND;
  const [reads, processor, megabytes] = await Promise.all([
    thread.reads(),
    thread.processor(),
    thread.megabytes(),
  ]);
  return { thread, seconds, reads, processor, megabytes };
}

function rowOf({ reads, seconds, processor, megabytes }: Start) {
  return {
    reads,
    'reads an account': (reads / accounts).toFixed(3),
    s: seconds.toFixed(1),
    'processor, s': (processor / SECOND).toFixed(1),
    'heap, MB': megabytes,
  };
}

function open(projectId: string) {
  const app = initializeApp({ projectId }, projectId);
  return { app, db: getFirestore(app) };
}

/** @param among how many members there are who may have invited */
async function join(db: Firestore, among: number): Promise<void> {
  const nth = joined;
  joined += 1;
  await db.doc(paths.account(uidOf(nth))).create(accountOf(nth, nameOf(inviterOf(among)), Date.now()));
}

/** Milliseconds each, waiting after each until the thread has nothing to do. */
async function processorOf(thread: Thread, times: number, work: (nth: number) => Promise<unknown>) {
  const before = await thread.processor();
  for (let nth = 0; nth < times; nth += 1) {
    const done = thread.synced();
    await work(nth);
    await done;
  }
  return ((await thread.processor()) - before) / times;
}

/** How long a withdrawal takes where the settler keeps the pages too, and where another process does. */
async function moneyBeside() {
  const { app, db } = open(SMALLER.project);
  await writeCommunity(db, SMALLER.members);
  const earned = { kind: 'credit', from: 'external', at: 0, subject: 'earlier earnings' } as const;
  const to = memberAccount('earning', RICH);
  await post(db, [{ id: `${RICH}:earlier`, to, amount: cents(1_000_000_00), ...earned }]);
  const elsewhere = startThread(SMALLER.project);
  await elsewhere.synced();
  const without = await latencies(db, [WITHOUT_PAGES]);
  await elsewhere.stop();
  const within = await latencies(db, []);
  await deleteApp(app);
  return (['at rest', 'with newcomers'] as const).map((when) => ({
    withdrawal: when === 'at rest' ? when : `${when}, ${NEWCOMERS} a second`,
    'another process, ms': Math.round(without[when]),
    'own thread, ms': Math.round(within[when]),
  }));
}

/** Measures withdrawals one after the other, in the program that operators run: medians in milliseconds. */
async function latencies(db: Firestore, modules: readonly string[]) {
  const settler = startProgram(SMALLER.project, modules);
  // By then it has compared all pages, which is measured above.
  while ((await db.doc(paths.settlerStatus()).get()).get('reason') !== null) await wait(SECOND);
  const median = async (): Promise<number> => {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) times.push(await withdraw(db, settler));
    return times.sort((one, other) => one - other)[TIMES / 2] ?? Number.NaN;
  };
  const atRest = await median();
  const withNewcomers = await whileJoining(db, median);
  settler.stop();
  await settler.ended;
  return { 'at rest': atRest, 'with newcomers': withNewcomers };
}

/** @returns how long it took until it was settled, in milliseconds */
async function withdraw(db: Firestore, settler: RunningSettler): Promise<number> {
  const path = paths.withdrawal(RICH, `w${randomUUID()}`);
  const begun = performance.now();
  await db.doc(path).create({
    ...{ amount: 100_00, details: BANK_DETAILS, status: 'requested', refusal: null },
    ...{ createdAt: FieldValue.serverTimestamp(), decidedAt: null, note: null },
  });
  await settler.until(path);
  return performance.now() - begun;
}

async function whileJoining<Value>(db: Firestore, work: () => Promise<Value>): Promise<Value> {
  let isOver = false;
  const joining = (async () => {
    while (!isOver) await Promise.all([join(db, SMALLER.members), wait(SECOND / NEWCOMERS)]);
  })();
  const value = await work();
  isOver = true;
  await joining;
  return value;
}
