import { browserLocalPersistence, inMemoryPersistence, type Persistence } from 'firebase/auth';
import { type Backend, loadChunk } from '#backend/port/backend.ts';
import { DEFAULT_MAIL_LANGUAGE, type MailLanguage } from '#domain/notices/mail-language.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { paths } from '#firestore/paths.ts';
import { type HintStorage, openAccountHint } from './account-hint.ts';
import { firebaseAccounts } from './accounts.ts';
import { openClient } from './app.ts';
import type { FirebaseConfig } from './config.ts';
import { openConnectionMonitor } from './connection.ts';
import { type Context, memberOf } from './context.ts';
import { firebaseCredentials } from './credentials.ts';
import { firebaseDeletion } from './deletion.ts';
import { firebaseDeposits, firebaseProofs } from './deposits.ts';
import { withBackendErrors } from './errors.ts';
import { firebaseGoogle, type GoogleAuth } from './google.ts';
import { firebasePublicLog, firebaseLoggedRequests } from './public-log.ts';
import { firebaseMailedActions } from './mailed-actions.ts';
import { firebaseMessages } from './messages.ts';
import { firebaseNotices } from './notices.ts';
import { onDemand } from '#backend/port/on-demand.ts';
import { firebaseOperations } from './operations/operations.ts';
import { firebasePartners } from './partners.ts';
import { firebasePhotos } from './photos.ts';
import { firebasePostings } from './postings.ts';
import { firebaseProgramme } from './programme.ts';
import { firebasePush } from './push.ts';
import { firebaseRegistration } from './registration.ts';
import { firebaseSecondFactors } from './second-factor.ts';
import { firebaseSessions } from './sessions.ts';
import { SETTLEMENT_PATIENCE } from './wait-for-settlement.ts';
import { firebaseWithdrawals } from './withdrawals.ts';

/** What to use instead of the defaults. Only tests give more than the language. */
export interface FirebaseOptions {
  /** Where to keep the session. */
  readonly persistence?: readonly Persistence[];
  readonly name?: string;
  readonly origin?: string;
  /** The page's language: new accounts get their mails in it. */
  readonly language?: MailLanguage;
  readonly storage?: HintStorage;
  readonly userAgent?: string;
  readonly settlementPatience?: () => number;
  readonly google?: () => Promise<GoogleAuth>;
}

/** Opens the backend of a Firebase project: Auth at once, Firestore on demand. */
export async function openFirebaseBackend(
  config: FirebaseConfig,
  options: FirebaseOptions = {},
): Promise<Backend> {
  // Avoid IndexedDB, the library's default. WebKit freezes a page in its back/forward cache in the middle of
  // a transaction, and until it drops that page, no other page can read its session.
  const persistence = options.persistence ?? [browserLocalPersistence];
  const client = await openClient(config, persistence, options.name);
  compareSessionOnReturn();
  const { app } = client;
  const monitor = openConnectionMonitor();
  const storage = options.storage ?? ownStorage();
  const context: Context = {
    ...client,
    config,
    ephemeral: inMemoryPersistence,
    origin: options.origin ?? location.origin,
    accountHint: openAccountHint(storage),
    storage,
    userAgent: options.userAgent ?? navigator.userAgent,
    settlementPatience: options.settlementPatience ?? (() => SETTLEMENT_PATIENCE),
    language: options.language ?? DEFAULT_MAIL_LANGUAGE,
    openFirestoreLite: onDemand(async () =>
      (await loadChunk(import('./firestore-lite.ts'))).openFirestoreLite(app, config),
    ),
    openFirestore: onDemand(async () => {
      const firestore = (await loadChunk(import('./firestore.ts'))).openFirestore(app, config, monitor);
      // Anyone may read this document and no screen watches it, so the answer comes from the server.
      monitor.begin(() => firestore.read(paths.username(PROGRAMME_USERNAME)));
      return firestore;
    }),
    member: memberOf(client),
  };

  const openSessions = onDemand(async () =>
    (await loadChunk(import('./open-sessions.ts'))).openSessions(context),
  );
  const sessions = firebaseSessions(context, openSessions);
  const withdrawals = firebaseWithdrawals(context);

  return withBackendErrors({
    ...firebaseRegistration(context),
    ...sessions,
    ...firebaseMailedActions(context),
    ...firebaseCredentials(context, sessions),
    ...firebaseSecondFactors(context),
    ...firebaseDeletion(context, withdrawals),
    ...firebaseAccounts(context),
    ...firebasePartners(context),
    ...firebasePhotos(context),
    ...firebasePostings(context),
    ...firebaseLoggedRequests(context),
    publicLog: firebasePublicLog(context.origin),
    ...firebaseDeposits(context),
    ...firebaseProofs(context),
    ...withdrawals,
    ...firebaseProgramme(context),
    ...firebaseMessages(context),
    ...firebaseNotices(context),
    ...(config.pushKey && { push: withBackendErrors(firebasePush(context, openSessions, config.pushKey)) }),
    ...firebaseOperations(context),
    watchConnection: monitor.watchConnection,
    google: withBackendErrors(
      firebaseGoogle(
        context,
        options.google ?? (async () => (await loadChunk(import('./google-popup.ts'))).googlePopup),
      ),
    ),
  });
}

/**
 * A page in the back/forward cache does not hear what other pages store. After an event without a key, the
 * library compares the session that it knows with the stored one.
 */
function compareSessionOnReturn(): void {
  // Node has no such events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) globalThis.dispatchEvent(new StorageEvent('storage'));
  });
}

/** Returns undefined if the browser throws when a page asks for storage. */
function ownStorage(): HintStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
