// Loses a sample community on the emulators and restores it into another database, as docs/operating.md says, with the time of
// each step. What Google's own tools do in a real project (the managed backup and its restore) stands here as scripts/drill/backup.ts.
//
// npm run drill:restore
//
// Exit code: 0 restored and working, 1 not.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { inMemoryPersistence } from 'firebase/auth';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import { paths } from '#firestore/paths.ts';
import {
  deleteUsers,
  exportAt,
  exportUsers,
  importInto,
  importUsers,
  readBackup,
  writeBackup,
} from './drill/backup.ts';
import { addCommunity, settle, withdraw } from './drill/community.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { addSamples, SAMPLE_PASSWORD } from './emulators/samples.ts';
import { configAt } from './emulators/site.mjs';
import { PROJECT, startEmulators } from './emulators/start.mjs';

const RESTORED = 'restored';

if (findFirestoreEmulators().length === 0) {
  console.error(HOW_TO_GET_EMULATORS);
  process.exit(1);
}

const begun = performance.now();
const { env, ports, stop } = await startEmulators();
Object.assign(process.env, env);
const host = env.FIREBASE_AUTH_EMULATOR_HOST;
const config = configAt(ports);
const app = initializeApp({ projectId: PROJECT });
const lost = getFirestore(app);
const restored = getFirestore(app, RESTORED);
const folder = mkdtempSync(join(tmpdir(), 'tessera-drill-'));
const files = { documents: join(folder, 'documents.jsonl'), users: join(folder, 'users.json') };

try {
  const [member] = await step('A community lives: members, deposits, levels, withdrawals', async () => {
    const samples = await addSamples(app, config);
    await addCommunity(lost);
    return samples;
  });
  const size = await step('Back up documents and users', backUp);
  await step('Life goes on: two more withdrawals are settled', async () => {
    for (const id of ['later-1', 'later-2']) await withdraw(lost, 'ada', id);
    await settle(lost);
  });
  await step('Disaster: balances are overwritten, and all users are gone', async () => {
    await lost.doc(paths.balances('ada')).update({ earning: 0 });
    await deleteUsers(host, PROJECT);
    assert.equal(await settler('--verify'), 1);
  });
  const restoring = performance.now();
  await step(`Restore ${size} documents into the database “${RESTORED}”`, restoreDocuments);
  await step('Restore the users', async () => {
    await importUsers(host, PROJECT, JSON.parse(readFileSync(files.users, 'utf8')));
  });
  await step('Verify the restored database', async () => {
    assert.equal(await settler('--verify', '--database', RESTORED), 0);
  });
  await step('Nothing later is left over', async () => {
    assert.equal((await restored.doc(paths.withdrawal('ada', 'later-1')).get()).exists, false);
  });
  await step('Switch over: a settler and the site on it; a member logs in and opens a level', () =>
    switchOver(member),
  );
  await step('Verify again, with what was settled since', async () => {
    assert.equal(await settler('--verify', '--database', RESTORED), 0);
  });
  console.log(
    `Restored in ${seconds(restoring)} s, from the first write into the new database to the last check.`,
  );
} catch (failure) {
  console.error(failure);
  process.exitCode = 1;
}
await deleteApp(app);
rmSync(folder, { recursive: true });
await stop();
process.exit();

async function step(what, work) {
  const from = performance.now();
  const value = await work();
  console.log(`${seconds(begun).padStart(6)} s  ${what} (${seconds(from)} s)`);
  return value;
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}

/** As of one time, however long it takes. */
async function backUp() {
  const { readTime } = await lost.doc(paths.totals()).get();
  const backup = await exportAt(lost, readTime);
  writeFileSync(files.documents, writeBackup(backup));
  writeFileSync(files.users, JSON.stringify(await exportUsers(host, PROJECT)));
  for (const file of Object.values(files)) assert.ok(statSync(file).size > 0);
  return backup.size;
}

async function restoreDocuments() {
  const backup = readBackup(readFileSync(files.documents, 'utf8'));
  await importInto(restored, backup);
  const { readTime } = await restored.doc(paths.totals()).get();
  assert.deepEqual(new Set((await exportAt(restored, readTime)).keys()), new Set(backup.keys()));
}

/** What the drill's settler says goes to standard output, without what it says of each request. @returns its exit code */
async function settler(...args) {
  const child = spawn(process.execPath, ['settler/main.ts', '--project', PROJECT, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout).on('line', (line) => console.log(`          ${line}`));
  const [code] = await once(child, 'exit');
  return code;
}

/** The site's own adapter, as a build with PUBLIC_FIREBASE_DATABASE opens it, and a settler with FIRESTORE_DATABASE. */
async function switchOver({ email }) {
  const watching = spawn(process.execPath, ['settler/main.ts', '--watch', '--project', PROJECT], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FIRESTORE_DATABASE: RESTORED },
  });
  try {
    const backend = await openFirebaseBackend(
      { ...config, database: RESTORED },
      { persistence: [inMemoryPersistence], origin: 'http://localhost' },
    );
    await backend.logIn(email, SAMPLE_PASSWORD);
    await backend.activateLevel({ matrix: 's8', level: 1 });
    await backend.logOut();
  } finally {
    watching.kill('SIGTERM');
    await once(watching, 'exit');
  }
}
