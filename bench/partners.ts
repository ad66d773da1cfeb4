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
  /** How much slower money may be while newcomers come: the median, in milliseconds. */
  slower: 10,
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
await again.thread.stop();
const money = await moneyBeside();
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
    'withdrawal at rest, ms': money.atRest.toFixed(0),
    [`with ${NEWCOMERS} newcomers a second, ms`]: money.beside.toFixed(0),
  },
]);
const isWithin =
  edit <= BUDGET.edit &&
  newcomer <= BUDGET.newcomer &&
  readsEach <= BUDGET.reads &&
  money.beside - money.atRest <= BUDGET.slower;
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

/** How long a withdrawal takes in the program that operators run, alone and while newcomers come; medians, milliseconds. */
async function moneyBeside(): Promise<{ readonly atRest: number; readonly beside: number }> {
  const earned = { kind: 'credit', from: 'external', at: 0, subject: 'earlier earnings' } as const;
  const to = memberAccount('earning', RICH);
  await post(db, [{ id: `${RICH}:earlier`, to, amount: cents(1_000_000_00), ...earned }]);
  const settler = startProgram(PROJECT);
  await withdraw('first');
  await settler.until(paths.withdrawal(RICH, 'first'));
  await untilHealthy();
  const atRest = await latency('alone');
  let isBeside = true;
  const joining = (async () => {
    while (isBeside) await Promise.all([join(), wait(SECOND / NEWCOMERS)]);
  })();
  const beside = await latency('beside');
  isBeside = false;
  await joining;
  settler.stop();
  return { atRest, beside };

  async function latency(name: string): Promise<number> {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth += 1) {
      const begun = performance.now();
      await withdraw(`${name}-${nth}`);
      await settler.until(paths.withdrawal(RICH, `${name}-${nth}`));
      times.push(performance.now() - begun);
    }
    return times.sort((one, other) => one - other)[TIMES / 2] ?? Number.NaN;
  }
}

async function withdraw(id: string): Promise<void> {
  await db.doc(paths.withdrawal(RICH, id)).create({
    ...{ amount: 100_00, details: BANK_DETAILS, status: 'requested', refusal: null },
    ...{ createdAt: FieldValue.serverTimestamp(), decidedAt: null, note: null },
  });
}

/** Until the settler says that it is healthy: it has compared all pages by then, which is measured above. */
async function untilHealthy(): Promise<void> {
  while ((await db.doc(paths.settlerStatus()).get()).get('reason') !== null) await wait(SECOND);
}
