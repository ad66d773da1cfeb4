/**
 * Firestore for single reads and writes: the light library, much smaller than the full one, loaded on demand. Each
 * call fails without a network, and nothing waits to be sent later.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteField,
  doc,
  type DocumentReference,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  type Transaction,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { BackendError } from '#backend/port/backend.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { looksLikeStaff, usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import { MOST_SESSIONS } from '#domain/limits.ts';
import { levelKey, MATRICES, type MatrixLevel } from '#domain/programme/activation.ts';
import { SECOND } from '#domain/time.ts';
import { OPEN_STATUSES } from '#domain/withdrawals/withdrawal.ts';
import type { AccountDocument, SessionDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { AccountKind } from './account-hint.ts';
import { acknowledged, PATIENCE_FOR_PICTURES } from './acknowledged.ts';
import type { FirebaseConfig } from './config.ts';
import { retryOnPermissionDenied } from './denied.ts';

/** An account before the server gives it a time. */
export type NewAccount = Omit<AccountDocument, 'createdAt'>;
export type MemberDetails = Pick<Account, 'username' | 'firstName' | 'lastName' | 'phoneNumber' | 'country'>;

export interface FirestoreLiteClient {
  /** Null: there is no account yet; `deleted`: there was one, and this sign-in never gets another. */
  accountKind(uid: string): Promise<AccountKind | 'deleted' | null>;
  /** Whether a new member may take the username: no member, not even a deleted one, has it or a similar one. */
  isUsernameFree(username: string): Promise<boolean>;
  /** Whether a member, or the programme, has this username. */
  memberExists(username: string): Promise<boolean>;
  /** Does nothing if the account exists. @throws `username-taken`, `upline-unknown` */
  createAccount(uid: string, account: NewAccount): Promise<void>;
  /** Does nothing if the account is a member's. @throws `username-taken` */
  turnIntoMember(uid: string, details: MemberDetails): Promise<void>;
  /** Does nothing if this upline is confirmed already. @throws `upline-unknown`, `upline-final` */
  confirmUpline(uid: string, upline: string): Promise<void>;
  /**
   * Lists a session of the member; does nothing if it is listed.
   * @param before the `authTime` under which it was listed until now; null: it was not
   * @returns its place
   */
  putSession(uid: string, session: SessionDocument, before: number | null): Promise<string>;
  /** Takes a session off the list, and ends its push messages. Does nothing if another one has its place. */
  removeSession(uid: string, place: string, authTime: number): Promise<void>;
  /** Ids of the member's undecided withdrawals. */
  openWithdrawals(uid: string): Promise<readonly string[]>;
  /** Whether operators still have to send the money of a paid withdrawal. */
  hasUnsentPayout(uid: string): Promise<boolean>;
  /** Records in the account whether its member asks for its erasure. */
  setErasureAsked(uid: string, isAsked: boolean): Promise<void>;
  /**
   * Deletes the account for good, and what the member may delete below it, in as many batches as that takes.
   * The settler deletes the rest. The rules deny it while money is held for the member, and without a fresh
   * sign-in.
   */
  erase(uid: string): Promise<void>;
}

export function openFirestoreLite(
  app: FirebaseApp,
  { database, emulators }: FirebaseConfig,
): FirestoreLiteClient {
  // Turn off the library's log, which quotes what people typed; the screen reports failures.
  setLogLevel('silent');
  const db = database ? getFirestore(app, database) : getFirestore(app);
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestorePort);

  const claimOf = async (username: string) =>
    (await getDoc(doc(db, paths.username(username)))).data() as UsernameDocument | undefined;
  const memberExists = async (username: string) => {
    if (username === PROGRAMME_USERNAME) return true;
    const claim = await claimOf(username);
    return claim !== undefined && claim.deleted !== true;
  };

  const transact = <Value>(work: (transaction: Transaction) => Promise<Value>, patience?: number) =>
    acknowledged(
      (beginAttempt) =>
        retryOnPermissionDenied(() =>
          runTransaction(db, async (transaction) => {
            beginAttempt();
            return work(transaction);
          }),
        ),
      patience,
    );

  /**
   * Claims the name inside the transaction: of two simultaneous requests for one name, the second sees the
   * first.
   */
  async function claimUsername(transaction: Transaction, username: string, uid: string): Promise<void> {
    const reference = doc(db, paths.username(username));
    const skeleton = doc(db, paths.usernameSkeleton(usernameSkeleton(username)));
    const claims = await Promise.all([transaction.get(reference), transaction.get(skeleton)]);
    if (looksLikeStaff(username) || claims.some((claim) => claim.exists())) {
      throw new BackendError('username-taken');
    }
    transaction.set(reference, { uid });
    transaction.set(skeleton, { username });
  }

  return {
    async accountKind(uid) {
      const account = (await getDoc(doc(db, paths.account(uid)))).data() as AccountDocument | undefined;
      if (account !== undefined) return account.guest ? 'guest' : 'member';
      return (await getDoc(doc(db, paths.tombstone(uid)))).exists() ? 'deleted' : null;
    },
    async isUsernameFree(username) {
      const skeleton = doc(db, paths.usernameSkeleton(usernameSkeleton(username)));
      const claims = await Promise.all([getDoc(doc(db, paths.username(username))), getDoc(skeleton)]);
      return !looksLikeStaff(username) && claims.every((claim) => !claim.exists());
    },
    memberExists,

    createAccount(uid, account) {
      const reference = doc(db, paths.account(uid));
      return transact(async (transaction) => {
        if ((await transaction.get(reference)).exists()) return;
        // Check the upline before the username exists: members cannot be their own upline.
        if (!(await memberExists(account.upline))) throw new BackendError('upline-unknown');
        await claimUsername(transaction, account.username, uid);
        transaction.set(reference, { ...account, createdAt: serverTimestamp() });
      });
    },

    turnIntoMember(uid, { username, firstName, lastName, phoneNumber, country }) {
      const reference = doc(db, paths.account(uid));
      return transact(async (transaction) => {
        const account = (await transaction.get(reference)).data() as AccountDocument | undefined;
        if (account === undefined) throw new BackendError('not-found');
        if (!account.guest) return;
        await claimUsername(transaction, username, uid);
        const details = { username, firstName, lastName, phoneNumber, country };
        transaction.update(reference, { ...details, guest: false });
      });
    },

    confirmUpline(uid, upline) {
      const reference = doc(db, paths.account(uid));
      return transact(async (transaction) => {
        const account = (await transaction.get(reference)).data() as AccountDocument | undefined;
        if (account === undefined) throw new BackendError('not-found');
        if (account.uplineConfirmed) {
          if (account.upline === upline) return;
          throw new BackendError('upline-final');
        }
        const asked = await Promise.all(
          FIRST_LEVELS.map((level) => transaction.get(doc(db, paths.activation(uid, levelKey(level))))),
        );
        if (asked.some((activation) => activation.exists())) throw new BackendError('upline-final');
        const isOwn = (await claimOf(upline))?.uid === uid;
        if (isOwn || !(await memberExists(upline))) throw new BackendError('upline-unknown');
        transaction.update(reference, { upline, uplineConfirmed: true });
      });
    },

    async putSession(uid, session, before) {
      for (;;) {
        const { docs } = await getDocs(collection(db, paths.sessions(uid)));
        const listed = new Map(docs.map((each) => [each.id, each.data() as SessionDocument]));
        const own = [...listed].find(([, { authTime }]) => [session.authTime, before].includes(authTime));
        if (own?.[1].authTime === session.authTime) return own[0];
        const place = own?.[0] ?? placeFor(listed);
        const reference = doc(db, paths.session(uid, place));
        const isPut = await transact(async (transaction) => {
          const present = (await transaction.get(reference)).data() as SessionDocument | undefined;
          // Another browser, or another tab of this one, has taken the place in the meantime.
          if (present?.authTime !== listed.get(place)?.authTime) return false;
          transaction.set(reference, { ...session, since: own?.[1].since ?? session.since });
          return true;
        });
        if (isPut) return place;
      }
    },

    removeSession(uid, place, authTime) {
      const reference = doc(db, paths.session(uid, place));
      return transact(async (transaction) => {
        const present = (await transaction.get(reference)).data() as SessionDocument | undefined;
        if (present?.authTime !== authTime) return;
        transaction.delete(reference).delete(doc(db, paths.pushSubscription(uid, place)));
      }, PATIENCE_ON_LEAVING);
    },

    openWithdrawals: (uid) =>
      acknowledged(async () => {
        const open = where('status', 'in', OPEN_STATUSES);
        const { docs } = await getDocs(query(collection(db, paths.withdrawals(uid)), open));
        return docs.map(({ id }) => id);
      }),

    hasUnsentPayout: (uid) =>
      acknowledged(async () => {
        const unsent = [where('status', '==', 'paid'), where('payout', '==', null), limit(1)];
        return !(await getDocs(query(collection(db, paths.withdrawals(uid)), ...unsent))).empty;
      }),

    setErasureAsked: (uid, isAsked) =>
      acknowledged((beginAttempt) => {
        beginAttempt();
        const erasureAskedAt = isAsked ? serverTimestamp() : deleteField();
        return updateDoc(doc(db, paths.account(uid)), { erasureAskedAt });
      }),

    async erase(uid) {
      let isLeft = true;
      while (isLeft) {
        isLeft = await acknowledged(
          (beginAttempt) => eraseBatch(db, uid, beginAttempt),
          PATIENCE_FOR_PICTURES,
        );
      }
    },
  };
}

/** How long a log-out waits for the server. */
const PATIENCE_ON_LEAVING = 2 * SECOND;

/** A place for one more session: a free one, or that of the oldest. */
function placeFor(listed: ReadonlyMap<string, SessionDocument>): string {
  const places = Array.from({ length: MOST_SESSIONS }, (_, place) => String(place));
  const free = places.find((place) => !listed.has(place));
  if (free !== undefined) return free;
  const [oldest] = [...listed].reduce((one, other) => (other[1].since < one[1].since ? other : one));
  return oldest;
}

/** Members activate levels in order, so a member with any level has one of these. */
const FIRST_LEVELS: readonly MatrixLevel[] = MATRICES.map((matrix) => ({ matrix, level: 1 }));

/** How many documents below the account one batch deletes. Firestore allows twice as many. */
const AT_ONCE = 250;

const BELOW = [
  paths.pushSubscriptions,
  paths.sessions,
  paths.deposits,
  paths.proofs,
  paths.withdrawals,
  paths.activations,
  paths.messages,
  paths.slots,
  paths.threads,
];

/** @returns whether there was anything to erase */
async function eraseBatch(db: Firestore, uid: string, beginAttempt: () => void): Promise<boolean> {
  const account = doc(db, paths.account(uid));
  const hasAccount = (await getDoc(account)).exists();
  const left = await leftBelow(db, uid);
  if (!hasAccount && left.length === 0) return false;
  const batch = writeBatch(db);
  if (hasAccount) {
    // A guest who became a member has two names.
    const names = await getDocs(query(collection(db, paths.usernames()), where('uid', '==', uid)));
    for (const { ref } of names.docs) batch.update(ref, { deleted: true });
    batch.delete(account).delete(doc(db, paths.photo(uid)));
    batch.set(doc(db, paths.tombstone(uid)), { at: serverTimestamp(), erasedAt: null });
  }
  for (const reference of left) batch.delete(reference);
  beginAttempt();
  await batch.commit();
  return true;
}

/** Finds the documents below an account that are deleted with it, as many as one batch allows. */
async function leftBelow(db: Firestore, uid: string): Promise<readonly DocumentReference[]> {
  const found = await Promise.all(
    BELOW.map((below) => getDocs(query(collection(db, below(uid)), limit(AT_ONCE)))),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref)).slice(0, AT_ONCE);
}
