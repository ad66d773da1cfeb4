import { deleteApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  reload,
  signInAnonymously,
  updateCurrentUser,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { BackendError, type BackendErrorCode, loadChunk, type SignIn } from '#backend/port/backend.ts';
import type { GuestUpgrade } from '#domain/accounts/registration.ts';
import { foldUsername, guestUsername } from '#domain/accounts/username.ts';
import { type Client, openClient } from './app.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import type { FirestoreLiteClient, NewAccount } from './firestore-lite.ts';
import { nameForMails, orNotSent, sendPasswordResetTo, sendVerificationTo } from './mails.ts';

export function firebaseRegistration(
  context: Context,
): Pick<SignIn, 'register' | 'signInAsGuest' | 'upgradeGuest'> {
  const { auth, accountHint, member, origin, language } = context;

  return {
    register: async ({ email, password, ...given }, mail) =>
      withTemporaryApp(context, async (client, firestoreLite) => {
        const username = foldUsername(given.username);
        const upline = foldUsername(given.upline);
        const { firstName, lastName, phoneNumber, country } = given;
        // Check for the most common refusals first, while there is nothing to undo.
        await assertFree(firestoreLite, username);
        if (!(await firestoreLite.memberExists(upline))) throw new BackendError('upline-unknown');
        const credential = await unlessOwned(
          createUserWithEmailAndPassword(client.auth, email, password),
          () => orNotSent(sendPasswordResetTo(email, client.auth, origin, mail)),
        );
        if (credential === null) return;
        const details = { username, firstName, lastName, phoneNumber, country, upline };
        await createAccountFor(credential, firestoreLite, {
          ...details,
          uplineConfirmed: false,
          guest: false,
          language,
          mutedMails: [],
        });
        await nameForMails(credential.user, details);
        await orNotSent(sendVerificationTo(credential.user, client.auth, origin, mail));
      }),

    signInAsGuest: async (typed) =>
      withTemporaryApp(context, async (client, firestoreLite) => {
        const upline = foldUsername(typed);
        if (!(await firestoreLite.memberExists(upline))) throw new BackendError('upline-unknown');
        const credential = await signInAnonymously(client.auth);
        await createAccountFor(credential, firestoreLite, {
          username: guestUsername(crypto.getRandomValues(new Uint8Array(10))),
          firstName: '',
          lastName: '',
          phoneNumber: null,
          country: null,
          upline,
          uplineConfirmed: false,
          guest: true,
          language,
          mutedMails: [],
        });
        accountHint.remember(credential.user.uid, 'guest');
        await updateCurrentUser(auth, credential.user);
      }),

    async upgradeGuest({ email, password, ...given }: GuestUpgrade, mail) {
      const user = await member.present();
      // Work in a second client: as soon as this session is a member's, the page navigates away and would
      // abort the rest.
      await withTemporaryApp(context, async (client, firestoreLite) => {
        const twin = await sameIn(client, user);
        if (!twin.isAnonymous && !hasPasswordAt(twin, email)) throw new BackendError('session-expired');
        const username = foldUsername(given.username);
        const { firstName, lastName, phoneNumber, country } = given;
        await assertFree(firestoreLite, username);
        // An earlier attempt may have linked the credential and then lost the username to someone else. Then
        // the credential is linked, and the account is still a guest's.
        if (twin.isAnonymous) {
          const linked = await unlessOwned(
            linkWithCredential(twin, EmailAuthProvider.credential(email, password)),
            () => orNotSent(sendPasswordResetTo(email, client.auth, origin, mail)),
          );
          if (linked === null) return;
        }
        // Refresh the token: the rules check its sign-in method.
        await twin.getIdToken(true);
        await firestoreLite.turnIntoMember(twin.uid, { username, firstName, lastName, phoneNumber, country });
        accountHint.remember(twin.uid, 'member');
        await nameForMails(twin, given);
        await orNotSent(sendVerificationTo(twin, client.auth, origin, mail)).finally(() =>
          updateCurrentUser(auth, twin),
        );
      });
    },
  };
}

/**
 * Returns the result of `claiming` an address. If the address belongs to an account, mails its owner and
 * resolves to null.
 */
async function unlessOwned<Value>(
  claiming: Promise<Value>,
  tellOwner: () => Promise<void>,
): Promise<Value | null> {
  try {
    return await claiming;
  } catch (thrown) {
    if (toBackendError(thrown).code !== 'email-in-use') throw thrown;
    await tellOwner();
    return null;
  }
}

/** Signs the same person in to another client, with the service's present data. */
async function sameIn({ auth }: Client, user: User): Promise<User> {
  await updateCurrentUser(auth, user);
  const { currentUser } = auth;
  if (currentUser === null) throw new BackendError('session-expired');
  await reload(currentUser);
  return currentUser;
}

async function assertFree(firestoreLite: FirestoreLiteClient, username: string): Promise<void> {
  if (!(await firestoreLite.isUsernameFree(username))) throw new BackendError('username-taken');
}

const hasPasswordAt = ({ providerData, email }: User, given: string): boolean =>
  email === given && providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);

/** Counts the temporary apps, because each needs its own name. */
let opened = 0;

/**
 * Runs work in a separate client, whose session ends with the work. A new person signs in only there. So the
 * page's own session changes only after the account exists.
 */
async function withTemporaryApp<Value>(
  { config, ephemeral }: Context,
  work: (client: Client, firestoreLite: FirestoreLiteClient) => Promise<Value>,
): Promise<Value> {
  const { openFirestoreLite } = await loadChunk(import('./firestore-lite.ts'));
  opened += 1;
  const client = await openClient(config, [ephemeral], `temporary-${opened}`);
  try {
    return await work(client, openFirestoreLite(client.app, config));
  } finally {
    await deleteApp(client.app);
  }
}

/** After these refusals the person gets no account, so remove the sign-in too. */
const DEFINITE: readonly BackendErrorCode[] = ['username-taken', 'upline-unknown', 'permission-denied'];

/**
 * Creates the account of a person who is new to the identity service. If the rules refuse it, this removes
 * the person there too. If the answer is lost the person stays, because the account may exist: the next
 * sign-in finds or finishes it.
 */
async function createAccountFor(
  { user }: UserCredential,
  firestoreLite: FirestoreLiteClient,
  account: NewAccount,
): Promise<void> {
  try {
    await firestoreLite.createAccount(user.uid, account);
  } catch (thrown) {
    if (DEFINITE.includes(toBackendError(thrown).code)) await deleteUser(user).catch(() => undefined);
    throw thrown;
  }
}
