import { type Backend, loadChunk } from '#backend/port/backend.ts';
import type { Instant } from '#domain/time.ts';
import { localAccounts } from './accounts.ts';
import { startBooksCheck } from './books-check.ts';
import { localConnection } from './connection.ts';
import type { Context } from './context.ts';
import { localCorrections } from './corrections.ts';
import { localCredentials } from './credentials.ts';
import { localDeletion } from './deletion.ts';
import { localDeposits } from './deposits.ts';
import { localEmailChanges } from './email-changes.ts';
import { startExpiry } from './expiry.ts';
import { localGuests } from './guests.ts';
import { idle } from './idle.ts';
import { localLog, localLoggedPostings } from './log.ts';
import { localMailedActions } from './mailed-actions.ts';
import { memberOf } from './member.ts';
import { localMessages } from './messages.ts';
import { localOperations } from './operations/operations.ts';
import { localOutbox } from './outbox.ts';
import { localPartners } from './partners.ts';
import { isKept } from './persistence.ts';
import { localPhotos } from './photos.ts';
import { localPostings } from './postings.ts';
import { localProgramme } from './programme.ts';
import { localProofs } from './proofs.ts';
import { localRegistration } from './registration.ts';
import { removeDue } from './retention.ts';
import { localSandbox } from './sandbox/sandbox.ts';
import { openSessionSlot, type TabStorage } from './session-slot.ts';
import { localSecondFactors } from './second-factor.ts';
import { localSessions } from './sessions.ts';
import { openStore } from './store.ts';
import { localWithdrawals } from './withdrawals.ts';

const SAMPLE_MEMBERS = 240;

export interface LocalOptions {
  /** Name of the IndexedDB database. Backends opened under one name share everything, as tabs do. */
  readonly name?: string;
  readonly now?: () => Instant;
  readonly crypto?: Crypto;
  readonly tabStorage?: TabStorage;
  /** For the sandbox. Tests use fewer. */
  readonly sampleMembers?: number;
}

/**
 * The embedded backend: accounts, money and mails of this browser, in a database of its own.
 *
 * @throws BackendError `storage-unavailable` where the browser lets nothing be stored
 */
export async function openLocalBackend(options: LocalOptions = {}): Promise<Backend> {
  const {
    name = 'tessera',
    now = Date.now,
    crypto = globalThis.crypto,
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
    settlementLock: `${name}:settlement`,
    booksCheck: startBooksCheck(store, now),
    sampleMembers,
  };

  const backup = async () => (await loadChunk(import('./backup/backup.ts'))).localBackup(context);

  return {
    ...localRegistration(context),
    ...localSessions(context),
    ...localGuests(context),
    ...localMailedActions(context),
    ...localEmailChanges(context),
    ...localCredentials(context),
    ...localSecondFactors(context),
    ...localDeletion(context),
    ...localAccounts(context),
    ...localPartners(context),
    ...localPhotos(context),
    ...localPostings(context),
    ...localLoggedPostings(context),
    ...localDeposits(context),
    ...localProofs(context),
    ...localWithdrawals(context),
    ...localProgramme(context),
    ...localMessages(context),
    ...localOperations(context),
    ...localConnection,
    log: localLog(context),
    // Few people use it, so it is a chunk of its own.
    backup: {
      save: async () => (await backup()).save(),
      check: async (file) => (await backup()).check(file),
      isKept,
    },
    corrections: localCorrections(context),
    outbox: localOutbox(context),
    sandbox: localSandbox(context),
  };
}

/** Some browsers throw when a page asks for it; other environments have none. */
function ownTabStorage(): TabStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
