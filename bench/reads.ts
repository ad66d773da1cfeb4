// npm run bench:reads [-- --postings 10,1000,100000]
//
// How many of Firestore's documents does each screen of the members' area read? A day is one visit to each of the seven, each on
// a page of its own. `again` are documents that an earlier screen of the day has read: what a cache on the disk could save. Fails beyond
// the budget.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from '#scripts/emulators/find.mjs';
import { PROJECT, startEmulators } from '#scripts/emulators/start.mjs';
import { writeHistory } from './support/reads/history.ts';
import type { Reads } from './support/reads/reads.ts';

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
  const seen = new Set<string>();
  let [day, again] = [0, 0];
  for (const screen of SCREENS) {
    const { count, paths } = await readsOf(uid, screen);
    reads[screen] = count;
    day += count;
    again += paths.filter((path) => seen.has(path)).length;
    for (const path of paths) seen.add(path);
  }
  days.push(day);
  console.table([{ postings, ...reads, day, again }]);
}
await deleteApp(app);
await stop();

const isWithin = days.every((day) => day < BUDGET);
if (!isWithin) console.error(`Beyond the budget of ${BUDGET} reads a day`);
process.exitCode = isWithin ? 0 : 1;

/** In a process of its own, as each page is. */
async function readsOf(uid: string, screen: string): Promise<Reads> {
  const counting = ['--import', './bench/support/reads/count-reads.ts'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...counting, 'bench/support/reads/open-screen.ts', screen],
    { env: { ...process.env, TESSERA_BENCH_UID: uid } },
  );
  return JSON.parse(stdout) as Reads;
}
