/**
 * What is asked of Firestore once and not watched: the light library, a quarter of the full one, and loaded only when
 * it is asked. Each call is one try: where there is no network it fails, and nothing waits to be sent later.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
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
  writeBatch,
} from 'firebase/firestore/lite';
import { type Account, PROGRAMME_USERNAME } from '../../domain/account.ts';
import { BackendError } from '../port.ts';
import { againIfDenied } from './again.ts';
import type { FirebaseConfig } from './config.ts';
import { type AccountDocument, paths } from './documents.ts';
import type { AccountKind } from './existence.ts';

/** An account before it has a time. */
export type NewAccount = Omit<AccountDocument, 'createdAt'>;
export type MemberDetails = Pick<Account, 'username' | 'firstName' | 'lastName' | 'phoneNumber' | 'country'>;

export interface Once {
  /** Whose account it is; null: there is none. */
  accountKind(uid: string): Promise<AccountKind | null>;
  /** Whether the username is a member's, or the programme's. */
  usernameExists(username: string): Promise<boolean>;
  /** Does nothing when the account is there. @throws `username-taken`, `upline-unknown` */
  createAccount(uid: string, account: NewAccount): Promise<void>;
  /** Does nothing when the account is a member's. @throws `username-taken` */
  turnIntoMember(uid: string, details: MemberDetails): Promise<void>;
  /** Deletes the account, then what is below it. Can be repeated until it has gone through. */
  erase(uid: string): Promise<void>;
}

export function openOnce(app: FirebaseApp, { emulators }: FirebaseConfig): Once {
  // Its log shows what people typed; failures are told on the screen.
  setLogLevel('silent');
  const db = getFirestore(app);
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestorePort);

  const exists = async (path: string) => (await getDoc(doc(db, path))).exists();
  const usernameExists = async (username: string) =>
    username === PROGRAMME_USERNAME || exists(paths.username(username));

  const transact = (work: (transaction: Transaction) => Promise<void>) =>
    againIfDenied(() => runTransaction(db, work));

  /** In the transaction: of two who ask for one name at once, the second sees the first. */
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
    usernameExists,

    createAccount(uid, account) {
      const reference = doc(db, paths.account(uid));
      return transact(async (transaction) => {
        if ((await transaction.get(reference)).exists()) return;
        // Before the own name is there: nobody is their own upline.
        if (!(await usernameExists(account.upline))) throw new BackendError('upline-unknown');
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

    async erase(uid) {
      await writeBatch(db)
        .delete(doc(db, paths.account(uid)))
        .delete(doc(db, paths.photo(uid)))
        .commit();
      for (const below of [
        paths.deposits,
        paths.proofs,
        paths.withdrawals,
        paths.activations,
        paths.messages,
      ]) {
        await eraseAll(db, below(uid));
      }
    },
  };
}

/** Half of what one batch may hold. */
const AT_ONCE = 250;

async function eraseAll(db: Firestore, path: string): Promise<void> {
  for (;;) {
    const { docs } = await getDocs(query(collection(db, path), limit(AT_ONCE)));
    if (docs.length === 0) return;
    const batch = writeBatch(db);
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
