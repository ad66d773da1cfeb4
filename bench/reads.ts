// npm run bench:reads [-- --postings 10,1000,100000]
//
// How many of Firestore's documents does each screen of the members' area read? A day is one visit to each of the seven, each on
// a page of its own. Fails beyond the budget.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { PROJECT, startEmulators } from '#scripts/emulators/start.mjs';
import { writeHistory } from './support/reads/history.ts';

const SCREENS = ['home', 'wallet', 'deposit', 'withdraw', 'programme', 'profile', 'help'];
/** Documents a day, with any history. */
const BUDGET = 150;

const { values } = parseArgs({ options: { postings: { type: 'string', default: '10,1000,100000' } } });
if (findFirestoreEmulators().length === 0) {
  console.log(`SKIPPED: ${HOW_TO_GET_EMULATORS}`);
  process.exit(0);
}
const { env, stop } = await startEmulators();
Object.assign(process.env, env);
const app = initializeApp({ projectId: PROJECT });
const db = getFirestore(app);

const days: number[] = [];
for (const postings of values.postings.split(',').map(Number)) {
  const uid = `member_${postings}`;
  await writeHistory(db, getAuth(app), uid, postings);
  const reads: Record<string, number> = {};
  for (const screen of SCREENS) reads[screen] = await readsOf(uid, screen);
  const day = Object.values(reads).reduce((sum, each) => sum + each);
  days.push(day);
  console.table([{ postings, ...reads, day }]);
}
await deleteApp(app);
await stop();

const isWithin = days.every((day) => day < BUDGET);
if (!isWithin) console.error(`Beyond the budget of ${BUDGET} reads a day`);
process.exitCode = isWithin ? 0 : 1;

/** In a process of its own, as each page is. */
async function readsOf(uid: string, screen: string): Promise<number> {
  const counting = ['--import', './bench/support/reads/count-reads.ts'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...counting, 'bench/support/reads/open-screen.ts', screen],
    { env: { ...process.env, TESSERA_BENCH_UID: uid } },
  );
  return Number(stdout.trim());
}
