import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reload,
  signInAnonymously,
  updateCurrentUser,
  type User,
} from 'firebase/auth';
import { BackendError, type SignIn } from '#backend/port/backend.ts';
import type { GuestUpgrade } from '#domain/accounts/registration.ts';
import { foldUsername, guestUsername } from '#domain/accounts/username.ts';
import type { Client } from './app.ts';
import type { Context } from './context.ts';
import { toBackendError, translated } from './errors.ts';
import type { FirestoreLiteClient } from './firestore-lite.ts';
import { orNotSent, sendPasswordResetTo, sendVerificationTo } from './mails.ts';
import { withTemporaryApp, createAccountFor } from './temporary-app.ts';

export function firebaseRegistration(
  context: Context,
): Pick<SignIn, 'register' | 'signInAsGuest' | 'upgradeGuest'> {
  const { auth, accountHint, member, origin } = context;

  return {
    register: ({ email, password, ...given }, mail) =>
      translated(() =>
        withTemporaryApp(context, async (side, names) => {
          const username = foldUsername(given.username);
          const upline = foldUsername(given.upline);
          const { firstName, lastName, phoneNumber, country } = given;
          // The commonest refusals first, while there is nothing yet to undo.
          await assertFree(names, username);
          if (!(await names.memberExists(upline))) throw new BackendError('upline-unknown');
          const credential = await unlessOwned(
            createUserWithEmailAndPassword(side.auth, email, password),
            () => orNotSent(sendPasswordResetTo(email, side.auth, origin, mail)),
          );
          if (credential === null) return;
          const details = { username, firstName, lastName, phoneNumber, country, upline };
          await createAccountFor(credential, names, { ...details, guest: false });
          await orNotSent(sendVerificationTo(credential.user, side.auth, origin, mail));
        }),
      ),

    signInAsGuest: (typed) =>
      translated(() =>
        withTemporaryApp(context, async (side, names) => {
          const upline = foldUsername(typed);
          if (!(await names.memberExists(upline))) throw new BackendError('upline-unknown');
          const credential = await signInAnonymously(side.auth);
          await createAccountFor(credential, names, {
            username: guestUsername(crypto.getRandomValues(new Uint8Array(10))),
            firstName: '',
            lastName: '',
            phoneNumber: null,
            country: null,
            upline,
            guest: true,
          });
          accountHint.remember(credential.user.uid, 'guest');
          await updateCurrentUser(auth, credential.user);
        }),
      ),

    upgradeGuest: ({ email, password, ...given }: GuestUpgrade, mail) =>
      translated(async () => {
        const user = await member.present();
        // Aside: once the session is a member's the page leaves, and what it had not yet done would be left undone.
        await withTemporaryApp(context, async (side, names) => {
          const twin = await sameIn(side, user);
          if (!twin.isAnonymous && !hasPassword(twin, email)) throw new BackendError('session-expired');
          const username = foldUsername(given.username);
          const { firstName, lastName, phoneNumber, country } = given;
          await assertFree(names, username);
          // Linked already where the name was lost in a race after it: the account is still the guest's.
          if (twin.isAnonymous) {
            const linked = await unlessOwned(
              linkWithCredential(twin, EmailAuthProvider.credential(email, password)),
              () => orNotSent(sendPasswordResetTo(email, side.auth, origin, mail)),
            );
            if (linked === null) return;
          }
          // The rules go by what the token says of how somebody signed in.
          await twin.getIdToken(true);
          await names.turnIntoMember(twin.uid, { username, firstName, lastName, phoneNumber, country });
          accountHint.remember(twin.uid, 'member');
          await orNotSent(sendVerificationTo(twin, side.auth, origin, mail)).finally(() =>
            updateCurrentUser(auth, twin),
          );
        });
      }),
  };
}

/** What `claiming` an address gives. Where it is somebody's already, its owner is told, and the result is null. */
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

/** The same person in another client, as the service knows them by now. */
async function sameIn({ auth }: Client, user: User): Promise<User> {
  await updateCurrentUser(auth, user);
  const { currentUser } = auth;
  if (currentUser === null) throw new BackendError('session-expired');
  await reload(currentUser);
  return currentUser;
}

async function assertFree(names: FirestoreLiteClient, username: string): Promise<void> {
  if (!(await names.isUsernameFree(username))) throw new BackendError('username-taken');
}

const hasPassword = ({ providerData, email }: User, given: string): boolean =>
  email === given && providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);
