// A settler at work behind a proxy with the latencies of a real Firestore; bench/ledger.ts calls it with the emulator's
// address in the environment.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { cents } from '#domain/money/cents.ts';
import { memberAccount, type Posting } from '#domain/money/ledger.ts';
import { paths } from '#firestore/paths.ts';
import { openFirestoreProxy } from '#tests/support/firestore-proxy.ts';
import { post } from '#tests/support/post.ts';
import {
  activationDocument,
  decisionDocument,
  depositDocument,
  withdrawalDocument,
} from '#tests/support/request-documents.ts';
import { writeMany } from '#tests/support/write-many.ts';
import { median } from './median.ts';

const READ_MS = 5;
const COMMIT_MS = 30;

/** Each member asks for this many things: a withdrawal, a cancellation, a level, and a credit by an operator. */
const OF_MEMBER = 4;
const HELD = 100_00;
const EARNED = 1_000_00;

export interface Load {
  readonly requests: number;
  readonly 'a second': number;
  readonly 'calls a request': string;
  readonly 'one at rest, ms': number;
}

export async function measureSettler(members: number): Promise<Load> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const project = `demo-bench-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  await openCommunity(db, members);
  const proxy = await openFirestoreProxy(emulator, {
    before: ({ method }) => wait(method === 'Commit' ? COMMIT_MS : READ_MS),
  });
  const settler = startSettler(project, proxy.host);
  try {
    await settler.settled(0);
    const before = callsIn(proxy.calls);
    const begun = performance.now();
    await settler.settled(members * OF_MEMBER);
    const seconds = (performance.now() - begun) / 1000;
    const calls = callsIn(proxy.calls) - before;
    const atRest = await latencies(db, settler, members);
    return {
      requests: members * OF_MEMBER,
      'a second': Math.round((members * OF_MEMBER) / seconds),
      'calls a request': (calls / (members * OF_MEMBER)).toFixed(3),
      'one at rest, ms': Math.round(median(atRest)),
    };
  } finally {
    settler.stop();
    await proxy.close();
    await deleteApp(app);
  }
}

/** Accounts with money and with everything that is asked for; books and balances agree. */
async function openCommunity(db: Firestore, members: number): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await db.doc(paths.operator('olga')).set({ grantedBy: 'Grace', grantedAt: at });
  await writeMany(
    db,
    range(members).flatMap((member) => {
      const uid = uidOf(member);
      return [
        [paths.account(uid), { username: uid, upline: 'tessera', guest: false, createdAt: at }],
        [paths.username(uid), { uid }],
        [paths.deposit(uid, 'd'), depositDocument()],
        [paths.decision(uid, 'deposit', 'd'), decisionDocument('deposit', 'd', 'credit')],
        [paths.withdrawal(uid, 'h'), withdrawalDocument({ status: 'cancelling' })],
        [paths.withdrawal(uid, 'w'), withdrawalDocument()],
        [paths.activation(uid, 's8-1'), activationDocument({ matrix: 's8', level: 1 })],
      ];
    }),
  );
  for (let first = 0; first < members; first += POSTED_AT_ONCE) {
    const some = range(Math.min(POSTED_AT_ONCE, members - first));
    await post(
      db,
      some.flatMap((nth) => earlierPostings(uidOf(first + nth))),
    );
  }
}

/** Members per batch: Firestore's limit is 500 writes. */
const POSTED_AT_ONCE = 100;

function earlierPostings(uid: string): readonly Posting[] {
  const [earning, held] = [memberAccount('earning', uid), memberAccount('held', uid)];
  const at = Date.now();
  return [
    {
      id: `${uid}:earlier`,
      kind: 'credit',
      from: 'external',
      to: earning,
      amount: cents(EARNED),
      at,
      subject: 'earlier earnings',
    },
    {
      id: `${uid}:requestWithdrawal:h`,
      kind: 'hold',
      from: earning,
      to: held,
      amount: cents(HELD),
      at,
      subject: 'h',
    },
  ];
}

const uidOf = (member: number): string => `member-${member}`;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** One withdrawal after the other, each asked for when the settler has nothing to do. */
async function latencies(db: Firestore, settler: Settler, members: number): Promise<readonly number[]> {
  const all: number[] = [];
  for (let member = 0; member < Math.min(members, 20); member += 1) {
    await wait(300);
    const path = paths.withdrawal(uidOf(member), 'at-rest');
    await db.doc(path).create(withdrawalDocument());
    const asked = performance.now();
    await settler.until(path);
    all.push(performance.now() - asked);
  }
  return all;
}

type Settler = ReturnType<typeof startSettler>;

function startSettler(project: string, emulator: string) {
  const child = spawn(process.execPath, ['settler/main.ts', '--watch', '--project', project], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: emulator },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const settled = new Set<string>();
  let isStarted = false;
  let look = (): void => undefined;
  createInterface(child.stdout).on('line', (line) => {
    const entry = JSON.parse(line) as { event: string; path?: string; outcome?: string; severity: string };
    if (entry.event === 'started') isStarted = true;
    if (entry.event === 'request' && entry.path && entry.outcome === 'settled') settled.add(entry.path);
    else if (entry.severity !== 'INFO' || entry.event === 'request') console.error(line);
    look();
  });
  const when = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => isSo() && resolve();
      look();
    });
  return {
    settled: (count: number) => when(() => isStarted && settled.size >= count),
    until: (path: string) => when(() => settled.has(path)),
    stop: () => void child.kill(),
  };
}

const callsIn = (calls: ReadonlyMap<string, number>): number =>
  [...calls.values()].reduce((sum, count) => sum + count, 0);
