// Starts the Auth and the Firestore emulator on free ports, and stops them. `demo-` projects need no account, and
// neither tool contacts an outside server: both are configured not to check for updates.
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirestoreEmulators } from './find.mjs';
import { freePorts } from './ports.mjs';
import { startServer } from './spawn-tied.mjs';
import { startTotpGateway } from './totp-gateway.mjs';

export const PROJECT = 'demo-tessera';

const RULES = 'firestore.rules';
/** The emulator would log 60 lines for each request that the rules refuse. */
const LOGGING = 'logging.properties';
const QUIET = {
  // With CI set, firebase-tools neither prompts nor fetches messages of the day.
  firebase: { CI: 'true', NO_UPDATE_NOTIFIER: 'true' },
  gcloud: {
    CLOUDSDK_CORE_DISABLE_PROMPTS: '1',
    CLOUDSDK_CORE_DISABLE_USAGE_REPORTING: 'true',
    CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK: 'true',
  },
};

/**
 * The Auth emulator is reached by way of what adds TOTP to it (totp-gateway.mjs).
 *
 * @param {{ auth?: number, firestore?: number }} wanted ports, where a caller needs certain ones
 * @returns {Promise<{ env: Record<string, string>, ports: { auth: number, firestore: number }, stop: () => Promise<void> }>}
 *   `env`: the standard variables by which Google's libraries find the emulators
 * @throws {Error} with the emulator's output if it does not start
 */
export async function startEmulators(wanted = {}) {
  // A hundred thousand documents fill the heap that Java takes by itself.
  process.env.JAVA_TOOL_OPTIONS ??= '-XX:MaxRAMPercentage=60';
  try {
    return await startOn(wanted);
  } catch (failure) {
    // Another program may have taken a port between its choice and its use.
    console.error(`${failure.message}\nStarting once more, on other ports.`);
    return startOn(wanted);
  }
}

async function startOn(wanted) {
  const [hub, logging, websocket, emulator, ...others] = await freePorts(6);
  const { auth = others[0], firestore = others[1] } = wanted;
  const stopEmulators = await startFirst(findFirestoreEmulators(), {
    auth: emulator,
    firestore,
    hub,
    logging,
    websocket,
  });
  const stop = async () => {
    await stopGateway?.();
    await stopEmulators();
  };
  let stopGateway;
  try {
    stopGateway = await startTotpGateway({ port: auth, emulator, project: PROJECT });
    await protectFromEnumeration(`127.0.0.1:${auth}`);
  } catch (failure) {
    await stop();
    throw failure;
  }
  const env = {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    GCLOUD_PROJECT: PROJECT,
    // Without credentials, Google's libraries would look for Google Cloud's metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { env, ports: { auth, firestore }, stop };
}

/** If one tool fails (no network to fetch the emulator, Java too old), tries the next. */
async function startFirst([tool, ...others], ports) {
  try {
    return tool === 'gcloud' ? await startBoth(ports) : await startFirebase(['auth', 'firestore'], ports);
  } catch (failure) {
    if (others.length === 0) throw failure;
    console.error(`${failure.message}\nTrying ${others[0]}.`);
    return startFirst(others, ports);
  }
}

async function startBoth(ports) {
  const started = await Promise.allSettled([startFirebase(['auth'], ports), startGcloud(ports)]);
  const stop = async () => {
    await Promise.all(started.map(({ value }) => value?.()));
  };
  const failed = started.find(({ status }) => status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

function startFirebase(names, { auth, firestore, hub, logging, websocket }) {
  const folder = ownFolder();
  const at = (port) => ({ host: '127.0.0.1', port });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: RULES },
      emulators: {
        auth: at(auth),
        firestore: { ...at(firestore), websocketPort: websocket },
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
        // The rules' tests use projects of their own.
        singleProjectMode: false,
      },
    }),
  );
  const firebase = fileURLToPath(import.meta.resolve('firebase-tools/lib/bin/firebase.js'));
  const preloaded = `--import=${new URL('trust-schemas.mjs', import.meta.url)}`;
  const urls = { auth: `http://127.0.0.1:${auth}/`, firestore: `http://127.0.0.1:${firestore}/` };
  return startServer(
    [process.execPath, preloaded, firebase, 'emulators:start', `--only=${names}`, `--project=${PROJECT}`],
    { urls: names.map((name) => urls[name]), env: { ...QUIET.firebase, ...quietJava() }, folder },
  );
}

function startGcloud({ firestore }) {
  return startServer(
    ['gcloud', 'emulators', 'firestore', 'start', `--host-port=127.0.0.1:${firestore}`, `--rules=${RULES}`],
    {
      urls: [`http://127.0.0.1:${firestore}/`],
      env: { ...QUIET.gcloud, ...quietJava() },
      folder: ownFolder(),
    },
  );
}

const quietJava = () => ({
  JAVA_TOOL_OPTIONS: `${process.env.JAVA_TOOL_OPTIONS} -Djava.util.logging.config.file=${LOGGING}`,
});

/** A working directory for one emulator, with the rules; removed with the emulator. */
function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-emulators-'));
  cpSync(RULES, join(folder, RULES));
  writeFileSync(join(folder, LOGGING), 'handlers = java.util.logging.ConsoleHandler\n.level = SEVERE\n');
  return folder;
}

/** As in a real project: no answer reveals whether an address has an account. The emulator's default is off. */
async function protectFromEnumeration(host) {
  const url = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused a setting: ${await response.text()}`);
}
