// Serves the site with the Firebase backend on the emulators: builds it, starts them and a settler, and adds sample
// accounts. Stopping it discards all data.
//
// npm run start:firebase [-- --port 4321]
import { initializeApp } from 'firebase-admin/app';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EMULATOR_PORTS } from '#backend/firebase/hosts.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { writeSigningKey } from '#domain/log/note.ts';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { freePorts, isFree } from './emulators/ports.mjs';
import { addSamples, SAMPLE_PASSWORD } from './emulators/samples.ts';
import { buildSettings, configAt } from './emulators/site.mjs';
import { spawnTied } from './emulators/spawn-tied.mjs';
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

// The program that is deployed, with all that it does. It ends with this process.
const seed = randomBytes(32);
const { publicKey } = await keyPairOf(crypto.subtle, seed);
const [logPort] = await freePorts(1);
const watch = ['settler/main.ts', '--watch', '--project', PROJECT, '--health-port', String(logPort)];
spawnTied([process.execPath, ...watch], {
  stdio: ['pipe', 'inherit', 'inherit'],
  env: { ...process.env, TESSERA_LOG_KEY: writeSigningKey({ name: 'localhost/log', publicKey }, seed) },
});
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

process.argv.push('--log', `http://127.0.0.1:${logPort}`);
await import('./preview.mjs');

function fail(message) {
  console.error(message);
  process.exit(1);
}
