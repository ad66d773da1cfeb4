// npm run bench:junk [-- --requests 10000]
//
// One member has filled every queue beyond what the rules allow. How long does another member's request take, what do operators see,
// and how much memory does the settler need? Fails beyond its budgets.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { startEmulators } from '#scripts/emulators/start.mjs';
import { append, readLedgerSnapshot } from '#settler/ledger/ledger-snapshot.ts';
import { BANK_DETAILS } from './support/bank-details.ts';

const BUDGET = {
  /** Until another member's request is settled, in milliseconds. */
  settledWithin: 5 * SECOND,
  /** How many junk requests are settled while it waits. */
  settledBefore: 500,
  /** Of the settler, at its highest. */
  megabytes: 300,
};
const PROJECT = 'demo-junk';
const JUNK = 'mallory';
const OTHER = 'ben';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } });
const requests = Number(values.requests);
if (findFirestoreEmulators().length === 0) {
  console.log(`SKIPPED: ${HOW_TO_GET_EMULATORS}`);
  process.exit(0);
}
const { env, stop } = await startEmulators();
Object.assign(process.env, env);
const app = initializeApp({ projectId: PROJECT });
const db = getFirestore(app);

await fund(OTHER);
await writeJunk();
const settler = startSettler();
await settler.until(JUNK);
const before = settler.settled.length;
const begun = performance.now();
await ask(OTHER, 'only');
await settler.until(OTHER);
const ms = performance.now() - begun;
const settledBefore = settler.settled.length - before;
const seen = {
  deposits: await isSeen('deposits', 'asc'),
  messages: await isSeen('messages', 'desc'),
};
// Well into the junk: its memory is to be measured at its highest.
await settler.all(Math.min(requests, 2_000));
const megabytes = settler.megabytes();
settler.stop();
await deleteApp(app);
await stop();

console.table([{ requests, 'settled within, ms': Math.round(ms), settledBefore, megabytes, ...seen }]);
const isWithin =
  ms <= BUDGET.settledWithin &&
  settledBefore <= BUDGET.settledBefore &&
  megabytes <= BUDGET.megabytes &&
  seen.deposits &&
  seen.messages;
if (!isWithin) console.error('Beyond the budget', BUDGET);
process.exitCode = isWithin ? 0 : 1;

async function fund(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const earned = {
      id: `${uid}:earlier`,
      kind: 'credit',
      from: 'external',
      to: memberAccount('earning', uid),
      amount: cents(500_00),
      at: 0,
      subject: 'earlier earnings',
    } as const;
    await append(db, transaction, uid, await readLedgerSnapshot(db, transaction, uid), [earned]);
  });
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
    .create(db.doc(paths.line(uid, 'deposits')), { of: 'deposits', latest: id, since })
    .create(db.doc(paths.message(uid, id)), { from: 'member', text: 'Hello?', at: since })
    .create(db.doc(paths.line(uid, 'messages')), {
      ...{ of: 'messages', latest: id, from: 'member', since, unanswered: 1 },
    })
    .create(db.doc(paths.withdrawal(uid, id)), withdrawal())
    .commit();
}

async function writeJunk(): Promise<void> {
  await db.doc(paths.account(JUNK)).set({ username: JUNK, upline: 'tessera', createdAt: new Date() });
  await ask(JUNK, 'first');
  const writer = db.bulkWriter();
  const at = FieldValue.serverTimestamp();
  for (let nth = 1; nth < requests; nth += 1) {
    void writer.create(db.doc(paths.withdrawal(JUNK, `w${nth}`)), withdrawal());
    void writer.create(db.doc(paths.deposit(JUNK, `d${nth}`)), {
      ...{ status: 'pending', proofAt: null, createdAt: at },
    });
    void writer.create(db.doc(paths.message(JUNK, `m${nth}`)), { from: 'member', text: 'Junk', at });
  }
  await writer.close();
}

/** As the console asks: the first page of lines. */
async function isSeen(of: 'deposits' | 'messages', direction: 'asc' | 'desc'): Promise<boolean> {
  const lines = db.collectionGroup('lines').where('of', '==', of).orderBy('since', direction).limit(26);
  return (await lines.get()).docs.some(({ ref }) => ref.path.startsWith(paths.account(OTHER)));
}

/** The very program that operators run. */
function startSettler() {
  const child = spawn(process.execPath, ['settler/main.ts', '--watch', '--project', PROJECT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** Whose requests, in the order in which they were settled. */
  const settled: string[] = [];
  let look = (): void => undefined;
  createInterface(child.stdout).on('line', (line) => {
    const { event, path } = JSON.parse(line) as { readonly event: string; readonly path?: string };
    if (event !== 'request' || path === undefined) return;
    settled.push(path.split('/')[1] ?? '');
    look();
  });
  const when = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => isSo() && resolve();
      look();
    });
  return {
    settled,
    until: (uid: string) => when(() => settled.includes(uid)),
    all: (count: number) => when(() => settled.length >= count),
    /** At its highest so far, as Linux says. */
    megabytes(): number {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1000);
    },
    stop: () => void child.kill(),
  };
}
