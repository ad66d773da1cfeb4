import {
  type Backend,
  type Backup,
  loadChunk,
  type PublicLog,
  type Sandbox,
  type Sessions,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { onDemand } from '#backend/port/on-demand.ts';
import { DEFAULT_MAIL_LANGUAGE, type MailLanguage } from '#domain/notices/mail-language.ts';
import type { Instant } from '#domain/time.ts';
import { localAccounts } from './accounts.ts';
import { startBooksCheck } from './books-check.ts';
import type { Context } from './context.ts';
import { localCredentials } from './credentials.ts';
import { deleteDatabase } from './database.ts';
import { localDeposits, localProofs } from './deposits.ts';
import { localMailedActions, localOutbox } from './mailed-actions.ts';
import { memberOf, openSessionSlot, type TabStorage } from './member.ts';
import { localMessages } from './messages.ts';
import { localNotices } from './notices.ts';
import { localOperations } from './operations/operations.ts';
import { localPartners } from './partners.ts';
import { isKept } from './persistence.ts';
import { localPhotos } from './photos.ts';
import { localPostings } from './postings.ts';
import { localProgramme } from './programme.ts';
import { localRegistration } from './registration.ts';
import { idle, removeDue, startExpiry } from './retention.ts';
import { localSecondFactors } from './second-factor.ts';
import { localSignIn } from './sessions.ts';
import { openStore } from './store.ts';
import { localWithdrawals } from './withdrawals.ts';

/** The number that the OWASP Password Storage Cheat Sheet gives for PBKDF2-HMAC-SHA256. */
export const PASSWORD_ITERATIONS = 600_000;
const DATABASE = 'tessera';

export interface LocalOptions {
  /** Name of the IndexedDB database. Backends that use the same name share everything, as tabs do. */
  readonly name?: string;
  readonly now?: () => Instant;
  readonly crypto?: Crypto;
  /** The page's language: new accounts get their mails in it. */
  readonly language?: MailLanguage;
  readonly tabStorage?: TabStorage;
  readonly userAgent?: string;
  /** How many times a password is hashed. Tests hash fewer times. */
  readonly passwordIterations?: number;
  /** How many members join the community of a walk. Tests use fewer. */
  readonly walkMembers?: number;
}

/**
 * Opens the embedded backend: accounts, money and mails of this browser, in its own database.
 *
 * @throws BackendError as `openStore`
 */
export async function openLocalBackend(options: LocalOptions = {}): Promise<Backend> {
  const {
    name = DATABASE,
    now = Date.now,
    crypto = globalThis.crypto,
    userAgent = navigator.userAgent,
    language = DEFAULT_MAIL_LANGUAGE,
    passwordIterations = PASSWORD_ITERATIONS,
    walkMembers,
  } = options;
  const store = await openStore(name);
  // Remove expired data when the page is idle. The screen does not depend on it; after a failure, the next
  // page tries again.
  void idle()
    .then(() => removeDue(store, now()))
    .catch(() => undefined);
  startExpiry(store, now);
  const member = memberOf(store, openSessionSlot(options.tabStorage ?? ownTabStorage()));
  const context: Context = {
    name,
    store,
    member,
    crypto,
    userAgent,
    now,
    language,
    passwordIterations,
    settlementLock: `${name}:settlement`,
    booksCheck: startBooksCheck(store),
    walkMembers,
  };

  return {
    ...localSignIn(context),
    ...laterSessions(context),
    ...localRegistration(context),
    ...localMailedActions(context),
    ...localCredentials(context),
    ...localSecondFactors(context),
    ...localAccounts(context),
    ...localPartners(context),
    ...localPhotos(context),
    ...localPostings(context),
    ...localDeposits(context),
    ...localProofs(context),
    ...localWithdrawals(context),
    ...localMessages(context),
    ...localNotices(context),
    ...localProgramme(context),
    ...localOperations(context),
    // The browser itself is the server, so it is always there.
    watchConnection(onChange) {
      onChange(null);
      return () => undefined;
    },
    outbox: localOutbox(context),
    publicLog: laterPublicLog(context),
    sandbox: laterSandbox(context),
    backup: laterBackup(context),
  };
}

// These parts load when a person uses them, because few people do.

function laterSessions(context: Context): Sessions {
  const sessions = onDemand(async () =>
    (await loadChunk(import('./open-sessions.ts'))).openSessions(context),
  );
  return {
    watchSessions(...listeners) {
      let stop: Unsubscribe = () => undefined;
      let isStopped = false;
      sessions().then((opened) => {
        if (!isStopped) stop = opened.watchSessions(...listeners);
      }, listeners[1]);
      return () => {
        isStopped = true;
        stop();
      };
    },
    endSession: async (id) => (await sessions()).endSession(id),
    endOtherSessions: async () => (await sessions()).endOtherSessions(),
  };
}

function laterPublicLog(context: Context): PublicLog {
  const publicLog = onDemand(async () =>
    (await loadChunk(import('./public-log.ts'))).localPublicLog(context),
  );
  return {
    url: null,
    verifierKey: async () => (await publicLog()).verifierKey(),
    checkpoint: async () => (await publicLog()).checkpoint(),
    tile: async (...place) => (await publicLog()).tile(...place),
    entries: async (...place) => (await publicLog()).entries(...place),
    books: async () => (await publicLog()).books(),
  };
}

function laterSandbox(context: Context): Sandbox {
  const sandbox = onDemand(async () =>
    (await loadChunk(import('./sandbox/sandbox.ts'))).localSandbox(context),
  );
  return {
    enterAsOperator: async () => (await sandbox()).enterAsOperator(),
    payAsSecondOperator: async (withdrawal) => (await sandbox()).payAsSecondOperator(withdrawal),
    creditAsSecondOperator: async (deposit) => (await sandbox()).creditAsSecondOperator(deposit),
    reverse: async (order) => (await sandbox()).reverse(order),
    pretendPaid: async (depositId, seen) => (await sandbox()).pretendPaid(depositId, seen),
    giveDeposit: async (offers) => (await sandbox()).giveDeposit(offers),
    pretendSent: async (withdrawalId, seen) => (await sandbox()).pretendSent(withdrawalId, seen),
    beginWalk: async (...start) => (await sandbox()).beginWalk(...start),
    passDays: async (days, offers) => (await sandbox()).passDays(days, offers),
    // Home shows it at once, without the code that lets days pass.
    watchWalk(onWalk, onError) {
      return context.member.watch(
        ['walk'],
        async (transaction, self) => {
          const row = await transaction.objectStore('walk').get('walk');
          if (!row) return null;
          const { uid, ...walk } = row;
          return { ...walk, isOwn: uid === self };
        },
        onWalk,
        onError,
      );
    },
  };
}

function laterBackup(context: Context): Backup {
  const backup = onDemand(async () => (await loadChunk(import('./backup/backup.ts'))).localBackup(context));
  return {
    isKept,
    count: async () => (await backup()).count(),
    save: async () => (await backup()).save(),
    check: async (file) => (await backup()).check(file),
  };
}

/**
 * Deletes the site's database. The next page begins with an empty one.
 * @throws `older-tab-open`
 */
export const deleteStoredData = (): Promise<void> => deleteDatabase(DATABASE);

/** Returns undefined where there is none, or where the browser throws when a page asks for it. */
function ownTabStorage(): TabStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
