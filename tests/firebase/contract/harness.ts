import { deleteApp, getApps } from 'firebase/app';
import { GoogleAuthProvider, reauthenticateWithCredential, signInWithCredential } from 'firebase/auth';
import type { GoogleAuth } from '#backend/firebase/google.ts';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import type { ActionMode, Backend } from '#backend/port/backend.ts';
import type { Harness } from '#tests/contract/harness.ts';
import { type Backoffice, openBackoffice } from './backoffice.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type Network, openNetwork } from './network.ts';

const AUTH = hostOf('FIREBASE_AUTH_EMULATOR_HOST');
const FIRESTORE = hostOf('FIRESTORE_EMULATOR_HOST');
/** The Auth emulator accepts clients of this project only. */
const PROJECT = variable('GCLOUD_PROJECT');

/** The service's names of its mails. */
const MODES: Readonly<Record<string, ActionMode>> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** What Google's popup would return for a person, in the form that the emulator accepts. */
const GRACE = GoogleAuthProvider.credential(
  JSON.stringify({ sub: 'grace', email: 'grace@mail.example', email_verified: true, name: 'Grace Hopper' }),
);

const GOOGLE: GoogleAuth = {
  signIn: (auth) => signInWithCredential(auth, GRACE),
  async reauthenticate({ currentUser }) {
    if (currentUser === null) throw new Error('No one is signed in');
    return reauthenticateWithCredential(currentUser, GRACE);
  },
};

interface OobCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly requestType: string;
}

/**
 * Each test has the emulators to itself, with a running settler. Clients reach them through a network that it can cut.
 */
export interface FirebaseHarness extends Harness {
  /** A new client in another browser, with a session of its own. */
  openElsewhere(): Promise<Backend>;
  /** As `Network.loseAnswerTo`. */
  loseAnswerTo(text: string): void;
}

export function firebaseHarness(): FirebaseHarness {
  let browser: Browser;
  let network: Network | undefined;
  let backoffice: Backoffice | undefined;

  function open(own: Browser) {
    const config = {
      apiKey: 'contract',
      authDomain: `${PROJECT}.firebaseapp.com`,
      projectId: PROJECT,
      appId: 'contract',
      emulators: {
        host: '127.0.0.1',
        authPort: network?.ports.auth ?? 0,
        firestorePort: network?.ports.firestore ?? 0,
      },
    };
    return openFirebaseBackend(config, {
      name: `tab-${crypto.randomUUID()}`,
      persistence: [own.newTab()],
      storage: own.storage,
      origin: 'http://localhost',
      google: async () => GOOGLE,
    });
  }

  async function close() {
    await backoffice?.close();
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await network?.close();
  }

  const openedBackoffice = (): Backoffice => {
    if (!backoffice) throw new Error('reset() comes first');
    return backoffice;
  };

  return {
    name: 'Firebase',
    // The settler of these tests writes no heartbeat.
    settlement: { kind: 'settler', status: null },
    async reset() {
      await close();
      browser = openBrowser();
      network = await openNetwork({ auth: AUTH.port, firestore: FIRESTORE.port });
      await empty();
      backoffice = openBackoffice(PROJECT);
    },
    close,
    open: () => open(browser),
    openElsewhere: () => open(openBrowser()),
    loseAnswerTo: (text) => network?.loseAnswerTo(text),
    async lastMail(address) {
      const answer = await fetch(`http://${AUTH.host}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly OobCode[] };
      const posted = oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === address);
      const mode = MODES[posted?.requestType ?? ''];
      if (!posted || !mode) throw new Error(`No mail to ${address}`);
      const language = network?.lastLocale() === 'it' ? 'it' : 'en';
      return { mode, to: address, code: posted.oobCode, language };
    },
    async expireCode(code) {
      network?.expire(code);
    },
    // No two events here share a millisecond.
    async pass() {},
    async disconnect() {
      network?.cut();
    },
    async reconnect() {
      network?.mend();
    },
    stopSettler: () => openedBackoffice().stopSettler(),
    startSettler: () => openedBackoffice().startSettler(),
    moveAddress: (from, to) => openedBackoffice().moveAddress(from, to),
    fund: (email, amount) => openedBackoffice().fund(email, amount),
    makeOperator: (email) => openedBackoffice().makeOperator(email),
    creditDeposit: (email, id) => openedBackoffice().decide(email, 'deposit', id, 'credit'),
    payWithdrawal: (email, id) => openedBackoffice().decide(email, 'withdrawal', id, 'pay'),
    picturesLeft: () => openedBackoffice().picturesLeft(),
    reply: (email, text) => openedBackoffice().reply(email, text),
  };
}

async function empty(): Promise<void> {
  const of = `emulator/v1/projects/${PROJECT}`;
  for (const url of [
    `http://${AUTH.host}/${of}/accounts`,
    `http://${FIRESTORE.host}/${of}/databases/(default)/documents`,
  ]) {
    const answer = await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  }
}

function hostOf(name: string): { readonly host: string; readonly port: number } {
  const host = variable(name);
  return { host, port: Number(host.split(':')[1]) };
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: npm run test:firebase sets it`);
  return value;
}
