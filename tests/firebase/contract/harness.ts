import { deleteApp, getApps } from 'firebase/app';
import { GoogleAuthProvider, reauthenticateWithCredential, signInWithCredential } from 'firebase/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleAuth } from '#backend/firebase/google.ts';
import { openFirebaseBackend } from '#backend/firebase/index.ts';
import { type ActionMode, type Backend, SecondFactorNeeded } from '#backend/port/backend.ts';
import { publishedLog } from '#settler/ledger/published-log.ts';
import { readsOf } from '#settler/ledger/reads.ts';
import { logServer } from '#settler/runtime/serve-log.ts';
import { type Authenticator, openAuthenticator } from '#tests/contract/authenticator.ts';
import type { Harness } from '#tests/contract/harness.ts';
import { hasGivenUp } from '#tests/contract/observe.ts';
import { FIREFOX, PASSWORD } from '#tests/contract/people.ts';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import { key, sign } from '#tests/support/log.ts';
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
  readonly openElsewhere: () => Promise<Backend>;
  /** As `makeOperator`, without the second factor. */
  grantRights(email: string): Promise<void>;
  /** The name by which the identity service's mails greet. */
  displayNameOf(email: string): Promise<string | undefined>;
  /** Has a deposit's proof be of this time. */
  dateProof(email: string, depositId: string, at: Instant): Promise<void>;
  /** The language that the last mail was requested in. */
  localeOfLastMail(): string | undefined;
  /** As `Network.loseAnswerTo`. */
  loseAnswerTo(text: string): void;
}

export function firebaseHarness(): FirebaseHarness {
  let browser: Browser;
  let network: Network | undefined;
  let backoffice: Backoffice | undefined;
  let logFiles: LogFiles | undefined;
  let isSettling = true;
  const apps = new Map<string, Authenticator>();

  function open(own: Browser) {
    const config = {
      apiKey: 'contract',
      authDomain: `${PROJECT}.firebaseapp.com`,
      projectId: PROJECT,
      appId: 'contract',
      pushKey: 'a-key-of-these-tests',
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
      userAgent: FIREFOX,
      // A settler that runs is waited for, however busy the machine; one that is stopped never answers.
      settlementPatience: () => (isSettling && !hasGivenUp() ? 10 * MINUTE : 0),
      origin: logFiles?.origin ?? 'http://localhost',
      google: async () => GOOGLE,
    });
  }

  async function close() {
    logFiles?.close();
    logFiles = undefined;
    await backoffice?.close();
    backoffice = undefined;
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await network?.close();
  }

  const openedBackoffice = (): Backoffice => {
    if (!backoffice) throw new Error('reset() comes first');
    return backoffice;
  };

  return {
    name: 'Firebase',
    isSlow: true,
    // The settler of these tests writes no heartbeat.
    settlement: { kind: 'settler', status: null },
    async reset() {
      await close();
      browser = openBrowser();
      network = await openNetwork({ auth: AUTH.port, firestore: FIRESTORE.port });
      await empty();
      backoffice = openBackoffice(PROJECT);
      isSettling = true;
      logFiles = await openLogFiles(backoffice.db);
    },
    close,
    open: () => open(browser),
    openElsewhere: () => open(openBrowser()),
    grantRights: (email) => openedBackoffice().makeOperator(email),
    localeOfLastMail: () => network?.lastLocale(),
    displayNameOf: (email) => openedBackoffice().displayNameOf(email),
    dateProof: (...proof) => openedBackoffice().dateProof(...proof),
    loseAnswerTo: (text) => network?.loseAnswerTo(text),
    async lastMail(address) {
      const answer = await fetch(`http://${AUTH.host}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly OobCode[] };
      const posted = oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === address);
      const mode = MODES[posted?.requestType ?? ''];
      if (!posted || !mode) throw new Error(`No mail to ${address}`);
      const language = network?.lastLocale().startsWith('it') ? 'it' : 'en';
      return { mode, to: address, code: posted.oobCode, language };
    },
    async expireCode(code) {
      network?.expire(code);
    },
    // No two events here share a millisecond.
    async pass() {},
    passSecond: () => new Promise((resolve) => setTimeout(resolve, SECOND - (Date.now() % SECOND))),
    async disconnect() {
      network?.cut();
    },
    async reconnect() {
      network?.mend();
    },
    async stopSettler() {
      await openedBackoffice().stopSettler();
      isSettling = false;
    },
    async startSettler() {
      isSettling = true;
      await openedBackoffice().startSettler();
    },
    moveAddress: (from, to) => openedBackoffice().moveAddress(from, to),
    fund: (email, amount) => openedBackoffice().fund(email, amount),
    async makeOperator(email) {
      await openedBackoffice().makeOperator(email);
      const tab = await open(openBrowser());
      await tab.logIn(email, PASSWORD);
      const enrolment = await tab.enrolSecondFactor();
      const app = openAuthenticator(enrolment.secret, Date.now);
      await enrolment.confirm(app.code());
      apps.set(email, app);
    },
    async logInAsOperator(tab, email) {
      await tab.logIn(email, PASSWORD).catch((thrown: unknown) => {
        if (!(thrown instanceof SecondFactorNeeded)) throw thrown;
        return thrown.challenge.answer({ kind: 'code', code: apps.get(email)?.code() ?? '' });
      });
    },
    removeOperator: (email) => openedBackoffice().removeOperator(email),
    now: Date.now,
    // The service takes codes of some periods to come.
    async passCode() {},
    creditDeposit: (email, id) => openedBackoffice().decide(email, 'deposit', id, 'credit'),
    payWithdrawal: (email, id) => openedBackoffice().decide(email, 'withdrawal', id, 'pay'),
    reverse: (...order) => openedBackoffice().reverse(...order),
    picturesLeft: () => openedBackoffice().picturesLeft(),
    reply: (email, text) => openedBackoffice().reply(email, text),
  };
}

/** The public log, as the settler serves it on the site's origin. */
interface LogFiles {
  readonly origin: string;
  close(): void;
}

async function openLogFiles(db: Firestore): Promise<LogFiles> {
  const log = publishedLog(readsOf(db), { key, sign });
  const failed = (cause: unknown) => console.error('The log cannot be served', cause);
  // A server per request: it keeps no checkpoint, so a test need not wait for the next one.
  const server = createServer((request, answer) => void logServer(log, failed)(request, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function empty(): Promise<void> {
  const of = `emulator/v1/projects/${PROJECT}`;
  await remove(`http://${AUTH.host}/${of}/accounts`);
  await remove(`http://${FIRESTORE.host}/${of}/databases/(default)/documents`);
}

/**
 * The Firestore emulator fails with 499 or 500 if a listener of the test before disconnects at the same moment, and with
 * 409 while a transaction of that test still holds a lock.
 */
async function remove(url: string, attempts = 5): Promise<void> {
  const answer = await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
  const isBusy = answer.status === 409 || answer.status >= 499;
  if (isBusy && attempts > 1) return remove(url, attempts - 1);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
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
