import { type Backend, loadChunk } from '#backend/port/backend.ts';
import { onDemand, onFirstUse } from '#backend/port/on-demand.ts';
import type { Instant } from '#domain/time.ts';
import { localAccounts } from './accounts.ts';
import { startBooksCheck } from './books-check.ts';
import { localConnection } from './connection.ts';
import type { Context } from './context.ts';
import { localCorrections } from './corrections.ts';
import { localDeposits } from './deposits.ts';
import { startExpiry } from './expiry.ts';
import { idle } from './idle.ts';
import { memberOf } from './member.ts';
import { localMessages } from './messages.ts';
import { localOutbox } from './outbox.ts';
import { isKept } from './persistence.ts';
import { localPhotos } from './photos.ts';
import { localPostings } from './postings.ts';
import { localProgramme } from './programme.ts';
import { removeDue } from './retention.ts';
import { localSamples } from './sandbox/samples.ts';
import { openSessionSlot, type TabStorage } from './session-slot.ts';
import { localSecondFactors } from './second-factor.ts';
import { localSessions } from './sessions.ts';
import { deleteDatabase } from './database.ts';
import { openStore } from './store.ts';
import { localWithdrawals } from './withdrawals.ts';

/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256. */
export const PASSWORD_ITERATIONS = 600_000;
const SAMPLE_MEMBERS = 240;
const DATABASE = 'tessera';

export interface LocalOptions {
  /** Name of the IndexedDB database. Backends opened under one name share everything, as tabs do. */
  readonly name?: string;
  readonly now?: () => Instant;
  readonly crypto?: Crypto;
  readonly tabStorage?: TabStorage;
  /** The work of hashing a password. Tests do less of it. */
  readonly passwordIterations?: number;
  /** For the sandbox. Tests use fewer. */
  readonly sampleMembers?: number;
}

/**
 * The embedded backend: accounts, money and mails of this browser, in a database of its own.
 *
 * @throws BackendError `storage-unavailable` where the browser lets nothing be stored; `data-of-another-release`
 */
export async function openLocalBackend(options: LocalOptions = {}): Promise<Backend> {
  const {
    name = DATABASE,
    now = Date.now,
    crypto = globalThis.crypto,
    passwordIterations = PASSWORD_ITERATIONS,
    sampleMembers = SAMPLE_MEMBERS,
  } = options;
  const store = await openStore(name);
  // Nothing on the screen depends on it. Where it fails, it is tried again the next time.
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
    now,
    passwordIterations,
    settlementLock: `${name}:settlement`,
    booksCheck: startBooksCheck(store, now),
    sampleMembers,
  };

  const actions = onDemand(async () => (await loadChunk(import('./actions.ts'))).localActions(context));
  const partners = onDemand(async () => (await loadChunk(import('./partners.ts'))).localPartners(context));
  const operations = onDemand(async () =>
    (await loadChunk(import('./operations/operations.ts'))).localOperations(context),
  );
  const log = onDemand(async () => (await loadChunk(import('./log.ts'))).localLog(context));
  const backup = onDemand(async () => (await loadChunk(import('./backup/backup.ts'))).localBackup(context));

  return {
    ...localSessions(context),
    ...localAccounts(context),
    ...localSecondFactors(context),
    ...localPhotos(context),
    ...localPostings(context),
    ...localDeposits(context),
    ...localWithdrawals(context),
    ...localMessages(context),
    ...localProgramme(context),
    ...localConnection,
    corrections: localCorrections(context),
    outbox: localOutbox(context),
    ...onFirstUse(partners, ['watchPartners']),
    ...onFirstUse(actions, ACTIONS),
    sandbox: {
      ...localSamples(context),
      ...onFirstUse(async () => (await actions()).sandbox, SANDBOX_ACTIONS),
    },
    ...onFirstUse(operations, OPERATIONS),
    log: { url: null, ...onFirstUse(log, ['verifierKey', 'checkpoint', 'tile', 'entries', 'books']) },
    backup: { isKept, ...onFirstUse(backup, ['save', 'check']) },
  };
}

/** Deletes the database, which another release has stored. The next page begins with an empty one. @throws `older-tab-open` */
export const deleteStoredData = (): Promise<void> => deleteDatabase(DATABASE);

/** What no screen needs before a person does something. */
const ACTIONS = [
  'register',
  'logIn',
  'signInAsGuest',
  'upgradeGuest',
  'sendVerification',
  'requestPasswordReset',
  'readActionCode',
  'verifyEmail',
  'resetPassword',
  'changeEmail',
  'confirmEmailChange',
  'recoverEmail',
  'reauthenticate',
  'changePassword',
  'deleteAccount',
  'enrolSecondFactor',
  'removeSecondFactor',
  'putPhoto',
  'removePhoto',
  'putProof',
  'readProof',
  'readLoggedRequest',
  'requestWithdrawal',
  'cancelWithdrawal',
  'activateLevel',
  'decideDeposit',
  'decideWithdrawal',
  'recordPayment',
] as const;

const SANDBOX_ACTIONS = [
  'enterAsOperator',
  'payAsSecondOperator',
  'creditAsSecondOperator',
  'reverse',
  'pretendPaid',
  'addSamplePartners',
  'loadSampleCommunity',
] as const;

/** What operators see, and what they do without moving money. */
const OPERATIONS = [
  'watchDepositQueue',
  'watchWithdrawalQueue',
  'watchPayouts',
  'watchDecisions',
  'watchGrants',
  'watchTotals',
  'watchSettlement',
  'watchSetAside',
  'watchThreads',
  'watchThread',
  'watchNotes',
  'watchMember',
  'watchBalancesOf',
  'watchTradingPlanOf',
  'watchPostingsOf',
  'watchAllDeposits',
  'watchAllWithdrawals',
  'watchStandings',
  'findMembers',
  'readProofOf',
  'reply',
  'addNote',
  'suspend',
  'liftSuspension',
] as const;

/** Some browsers throw when a page asks for it; other environments have none. */
function ownTabStorage(): TabStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
