// Which Firestore emulators this machine can run. The Auth emulator comes with the project (firebase-tools).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const HOW_TO_GET_EMULATORS =
  'The Firestore emulator needs either Java 21 or newer (firebase-tools then fetches the emulator once), or the Google' +
  ' Cloud CLI with its component: `gcloud components install cloud-firestore-emulator`, in Debian’s way' +
  ' `apt-get install google-cloud-cli-firestore-emulator`, and the Java that it asks for.';

/** The oldest Java that firebase-tools runs the emulator with. */
const OLDEST_JAVA = 21;

/** @returns {('firebase-tools' | 'gcloud')[]} the tools that can start it, in order of preference */
export function findFirestoreEmulators() {
  const java = javaVersion();
  return [
    ...(java !== null && java >= OLDEST_JAVA ? ['firebase-tools'] : []),
    ...(java !== null && hasGcloudEmulator() ? ['gcloud'] : []),
  ];
}

/** Major version, or null without Java. */
function javaVersion() {
  const { stderr } = run('java', ['-version']);
  const version = /version "(\d+)/.exec(stderr ?? '');
  return version && Number(version[1]);
}

function hasGcloudEmulator() {
  const { stdout } = run('gcloud', ['info', '--format=value(installation.sdk_root)']);
  return Boolean(stdout) && existsSync(join(stdout.trim(), 'platform', 'cloud-firestore-emulator'));
}

const run = (command, args) =>
  spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
