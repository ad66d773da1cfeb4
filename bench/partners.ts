// npm run bench:partners [-- --accounts 100000]
//
// What do the partner pages of a large community cost: a first start, a start with pages that are right, an edit that changes
// nothing, a newcomer? And does money wait meanwhile? Processor times are those of the pages' own thread. Fails beyond its budgets.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { post } from '#tests/support/post.ts';
import { BANK_DETAILS } from './support/bank-details.ts';
import { accountOf, inviterOf, nameOf, uidOf, writeCommunity } from './support/partners/community.ts';
import { startThread, type Thread } from './support/partners/thread.ts';
import { startProgram } from './support/program.ts';

const BUDGET = {
  /** Processor, in milliseconds each. */
  edit: 1,
  newcomer: 20,
  /** Documents for each account, at a start. */
  reads: 1.05,
  /** How much longer a withdrawal may take beside newcomers than where these are another settler's: milliseconds. */
  slower: 20,
};
const PROJECT = 'demo-partners';
/** How often each thing is done. */
const TIMES = 40;
/** Newcomers a second, while money moves. */
const NEWCOMERS = 10;
const RICH = 'rich';

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '100000' } } });
const members = Number(values.accounts);
if (findFirestoreEmulators().length === 0) {
  console.log(`SKIPPED: ${HOW_TO_GET_EMULATORS}`);
  process.exit(0);
}
const { env, stop } = await startEmulators();
Object.assign(process.env, env);
const app = initializeApp({ projectId: PROJECT });
const db = getFirestore(app);
const accounts = await writeCommunity(db, members);
let joined = members;

const first = await start();
await first.thread.stop();
const again = await start();
const edit = await processorOf(again.thread, TIMES, (nth) =>
  db.doc(paths.account(uidOf(nth * Math.floor(members / TIMES)))).update({ phoneNumber: `+3906000${nth}` }),
);
const newcomer = await processorOf(again.thread, TIMES, join);
// The emulator has the same to do as below, and this settler has no partners to care for.
const without = await openMoney(`${PROJECT}-money`);
const elsewhere = await whileJoining(() => without.latency());
await Promise.all([without.close(), again.thread.stop()]);
const within = await openMoney(PROJECT);
const atRest = await within.latency();
const beside = await whileJoining(() => within.latency());
await within.close();
await deleteApp(app);
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
    'withdrawal, ms': atRest.toFixed(0),
    [`with ${NEWCOMERS} newcomers a second`]: beside.toFixed(0),
    'with as many elsewhere': elsewhere.toFixed(0),
  },
]);
const isWithin =
  edit <= BUDGET.edit &&
  newcomer <= BUDGET.newcomer &&
  readsEach <= BUDGET.reads &&
  beside - elsewhere <= BUDGET.slower;
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

async function join(): Promise<void> {
  const nth = joined;
  joined += 1;
  await db.doc(paths.account(uidOf(nth))).create(accountOf(nth, nameOf(inviterOf(members)), Date.now()));
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

/** Withdrawals one after the other, in the program that operators run. */
async function openMoney(project: string) {
  const app = initializeApp({ projectId: project }, `money in ${project}`);
  const db = getFirestore(app);
  const earned = { kind: 'credit', from: 'external', at: 0, subject: 'earlier earnings' } as const;
  const to = memberAccount('earning', RICH);
  await post(db, [{ id: `${RICH}:earlier`, to, amount: cents(1_000_000_00), ...earned }]);
  const settler = startProgram(project);
  // By then it has compared all pages, which is measured above.
  while ((await db.doc(paths.settlerStatus()).get()).get('reason') !== null) await wait(SECOND);
  let asked = 0;
  return {
    /** @returns the median, in milliseconds */
    async latency(): Promise<number> {
      const times: number[] = [];
      for (let nth = 0; nth < TIMES; nth += 1) {
        asked += 1;
        const path = paths.withdrawal(RICH, `w${asked}`);
        const begun = performance.now();
        await db.doc(path).create({
          ...{ amount: 100_00, details: BANK_DETAILS, status: 'requested', refusal: null },
          ...{ createdAt: FieldValue.serverTimestamp(), decidedAt: null, note: null },
        });
        await settler.until(path);
        times.push(performance.now() - begun);
      }
      return times.sort((one, other) => one - other)[TIMES / 2] ?? Number.NaN;
    },
    async close() {
      settler.stop();
      await deleteApp(app);
    },
  };
}

async function whileJoining<Value>(work: () => Promise<Value>): Promise<Value> {
  let isOver = false;
  const joining = (async () => {
    while (!isOver) await Promise.all([join(), wait(SECOND / NEWCOMERS)]);
  })();
  const value = await work();
  isOver = true;
  await joining;
  return value;
}
