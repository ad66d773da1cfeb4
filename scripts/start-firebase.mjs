// Serves the site with the Firebase backend on the emulators: builds it, starts them and a settler, and adds sample
// accounts. Stopping it discards all data.
//
// npm run start:firebase [-- --port 4321]
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { EMULATOR_PORTS } from '#backend/firebase/hosts.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { readsOf } from '#settler/ledger/reads.ts';
import { watchPartners } from '#settler/partners/watch-partners.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { keepHeartbeat, pulseOf } from '#settler/runtime/heartbeat.ts';
import { logServer } from '#settler/runtime/serve-log.ts';
import { migrate } from '#settler/schema/migrate.ts';
import { watchRequests } from '#settler/requests/watch-requests.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { isFree } from './emulators/ports.mjs';
import { addSamples, SAMPLE_PASSWORD } from './emulators/samples.ts';
import { buildSettings, configAt } from './emulators/site.mjs';
import { PROJECT, startEmulators } from './emulators/start.mjs';

const CONFIG = configAt(EMULATOR_PORTS);

if (findFirestoreEmulators().length === 0) fail(HOW_TO_GET_EMULATORS);
for (const [name, port] of Object.entries(EMULATOR_PORTS)) {
  if (!(await isFree(port))) fail(`Port ${port}, where the site looks for the ${name} emulator, is in use.`);
}

const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...buildSettings(CONFIG) },
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

// They stop with this process.
const { env } = await startEmulators(EMULATOR_PORTS);
Object.assign(process.env, env);
const admin = initializeApp({ projectId: PROJECT });
const db = getFirestore(admin);
const report = {
  settled: (path, { kind }) => console.log(`${kind}: ${path}`),
  setAside: (path, cause) => console.error('set aside:', path, cause),
  failed: (what, cause) => console.error('failed:', what, cause),
};
await migrate(db);
const settler = watchRequests(db, openSettler(db, Date.now), Date.now, report);
watchPartners(db, report.failed);
// The emulator uses this machine's clock.
const clock = { compare: () => undefined };
keepHeartbeat(db, () => pulseOf(settler.status(), null), clock, report.failed);
const samples = await addSamples(admin, CONFIG);

console.log('\nSample accounts, all with the password', JSON.stringify(SAMPLE_PASSWORD));
for (const { email, lastName, secret } of samples) {
  console.log(`  ${email}  Sample ${lastName}`);
  if (secret) console.log(`    second factor: key ${secret} in an app, or: npm run totp -- ${secret}`);
}
console.log(
  'Mails are not sent. The links that they would carry: ' +
    `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}/oobCodes\n`,
);

// As the settler's own port does.
const { publicKey, sign } = await keyPairOf(crypto.subtle, randomBytes(32));
const log = publishedLog(readsOf(db), { key: { name: 'localhost/log', publicKey }, sign });
const serveLog = logServer(log, (cause) => report.failed({ kind: 'log' }, cause));
const logFiles = createServer((request, answer) => void serveLog(request, answer)).listen(0, '127.0.0.1');
await once(logFiles, 'listening');
process.argv.push('--log', `http://127.0.0.1:${logFiles.address().port}`);

await import('./preview.mjs');

function fail(message) {
  console.error(message);
  process.exit(1);
}
