/**
 * Firestore for single reads and writes: the light library, a quarter of the full one, loaded on demand. Each call is
 * one attempt: without a network it fails, and nothing waits to be sent later.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
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
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { BackendError } from '#backend/port/backend.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type AccountDocument, paths, type UsernameDocument } from '#firestore/documents.ts';
import type { AccountKind } from './account-hint.ts';
import { acknowledged, PATIENCE_FOR_PICTURES } from './acknowledged.ts';
import type { FirebaseConfig } from './config.ts';
import { retryOnPermissionDenied } from './retry-on-permission-denied.ts';

/** An account before it has a time. */
export type NewAccount = Omit<AccountDocument, 'createdAt'>;
export type MemberDetails = Pick<Account, 'username' | 'firstName' | 'lastName' | 'phoneNumber' | 'country'>;

export interface FirestoreLiteClient {
  /** null: there is no account. */
  accountKind(uid: string): Promise<AccountKind | null>;
  /** Whether the username is taken: by a member, the programme, or a deleted account. */
  usernameExists(username: string): Promise<boolean>;
  /** Whether a member, or the programme, has this username. */
  memberExists(username: string): Promise<boolean>;
  /** Does nothing if the account exists. @throws `username-taken`, `upline-unknown` */
  createAccount(uid: string, account: NewAccount): Promise<void>;
  /** Does nothing if the account is a member's. @throws `username-taken` */
  turnIntoMember(uid: string, details: MemberDetails): Promise<void>;
  /** Ids of the member's undecided withdrawals. */
  openWithdrawals(uid: string): Promise<readonly string[]>;
  /**
   * Deletes the account and what lies below it: in one batch, or, if that is too much for one, the rest afterwards. May
   * be repeated until it succeeds. The rules deny it while money is held for the member.
   */
  erase(uid: string): Promise<void>;
}

export function openFirestoreLite(app: FirebaseApp, { emulators }: FirebaseConfig): FirestoreLiteClient {
  // The library's log quotes what people typed; the screen reports failures.
  setLogLevel('silent');
  const db = getFirestore(app);
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestorePort);

  const claimOf = async (username: string) =>
    (await getDoc(doc(db, paths.username(username)))).data() as UsernameDocument | undefined;
  const memberExists = async (username: string) => {
    if (username === PROGRAMME_USERNAME) return true;
    const claim = await claimOf(username);
    return claim !== undefined && claim.deleted !== true;
  };

  const transact = (work: (transaction: Transaction) => Promise<void>) =>
    acknowledged((beginAttempt) =>
      retryOnPermissionDenied(() =>
        runTransaction(db, async (transaction) => {
          beginAttempt();
          return work(transaction);
        }),
      ),
    );

  /** Inside the transaction: of two requests for one name at once, the second sees the first. */
  async function claimUsername(transaction: Transaction, username: string, uid: string): Promise<void> {
    const reference = doc(db, paths.username(username));
    const isTaken = username === PROGRAMME_USERNAME || (await transaction.get(reference)).exists();
    if (isTaken) throw new BackendError('username-taken');
    transaction.set(reference, { uid });
  }

  return {
    async accountKind(uid) {
      const account = (await getDoc(doc(db, paths.account(uid)))).data() as AccountDocument | undefined;
      return account === undefined ? null : account.guest ? 'guest' : 'member';
    },
    usernameExists: async (username) =>
      username === PROGRAMME_USERNAME || (await claimOf(username)) !== undefined,
    memberExists,

    createAccount(uid, account) {
      const reference = doc(db, paths.account(uid));
      return transact(async (transaction) => {
        if ((await transaction.get(reference)).exists()) return;
        // Before the username exists: members cannot be their own upline.
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

    openWithdrawals: (uid) =>
      acknowledged(async () => {
        const open = where('status', 'in', ['requested', 'held', 'cancelling']);
        const { docs } = await getDocs(query(collection(db, paths.withdrawals(uid)), open));
        return docs.map(({ id }) => id);
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

/** Half of what one batch may hold. */
const AT_ONCE = 250;

const BELOW = [paths.deposits, paths.proofs, paths.withdrawals, paths.activations, paths.messages];

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
  }
  for (const reference of left) batch.delete(reference);
  beginAttempt();
  await batch.commit();
  return true;
}

/** The documents below an account that go with it, as many as one batch takes. */
async function leftBelow(db: Firestore, uid: string): Promise<readonly DocumentReference[]> {
  const found = await Promise.all(
    BELOW.map((below) => getDocs(query(collection(db, below(uid)), limit(AT_ONCE)))),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref)).slice(0, AT_ONCE);
}
