import { onIdTokenChanged, reload } from 'firebase/auth';
import { type Accounts, BackendError } from '#backend/port/backend.ts';
import { foldUsername, isUsername, usernameProblem } from '#domain/accounts/username.ts';
import { toAccount, toPosition } from '#firestore/decode.ts';
import type { AccountDocument, BalancesDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Context } from './context.ts';
import { nameForMails } from './mails.ts';
import { watchOwn } from './watch-own.ts';

export function firebaseAccounts(context: Context): Accounts {
  const { auth, openFirestoreLite, openFirestore, member } = context;

  return {
    async findUpline(typed) {
      const username = foldUsername(typed);
      // Refuse anything that is not a username: it could name another document.
      if (!isUsername(username)) return null;
      return (await (await openFirestoreLite()).memberExists(username)) ? { username } : null;
    },

    async isUsernameFree(typed) {
      const username = foldUsername(typed);
      return usernameProblem(username) === null && (await openFirestoreLite()).isUsernameFree(username);
    },

    watchAccount(onAccount, onError) {
      return watchOwn<AccountDocument>(
        context,
        (firestore, uid, onValue, onFailure) => {
          let latest: AccountDocument | null = null;
          const tell = () => {
            if (latest !== null && auth.currentUser?.uid === uid) onValue(latest);
          };
          // The identity service owns the address and its verification; both come with the token.
          const stopIdentity = onIdTokenChanged(auth, tell);
          const stopLooking = lookAgainOnReturn(context);
          const stopDocument = firestore.watchDocument<AccountDocument>(
            paths.account(uid),
            (document) => {
              latest = document;
              tell();
            },
            onFailure,
          );
          return () => {
            stopIdentity();
            stopLooking();
            stopDocument();
          };
        },
        (document) => {
          const user = auth.currentUser;
          if (user === null) return;
          const { uid, email, emailVerified, isAnonymous } = user;
          onAccount(toAccount({ uid, email: isAnonymous ? null : email, verified: emailVerified }, document));
        },
        onError,
      );
    },

    watchPosition(onPosition, onError) {
      return watchOwn<BalancesDocument | null>(
        context,
        (firestore, uid, onValue, onFailure) =>
          firestore.watchDocument<BalancesDocument>(paths.balances(uid), onValue, onFailure),
        (document) => onPosition(toPosition(document)),
        onError,
      );
    },

    async confirmUpline(typed) {
      const user = await member.present();
      // The rules read from the token whether the address is verified. An older token does not say so yet.
      const { claims } = await user.getIdTokenResult(true);
      if (claims['email_verified'] !== true) throw new BackendError('not-verified');
      await (await openFirestoreLite()).confirmUpline(user.uid, foldUsername(typed));
    },

    async changeMailPreferences({ language, mutedMails }) {
      const { uid } = await member.present();
      const firestore = await openFirestore();
      await firestore.transact(async (documents) =>
        documents.update(paths.account(uid), { language, mutedMails }),
      );
    },

    async changeDetails({ firstName, lastName, phoneNumber, country }) {
      const user = await member.present();
      const changes = { firstName, lastName, phoneNumber, country };
      await (await openFirestore()).transact(async (documents) =>
        documents.update(paths.account(user.uid), changes),
      );
      await nameForMails(user, changes);
    },
  };
}

/** The member may open the mailed link on another device, so check when they return to this page. */
function lookAgainOnReturn({ auth }: Context): () => void {
  const page = globalThis.document;
  const onReturn = () => {
    const user = auth.currentUser;
    const isOfInterest =
      page?.visibilityState === 'visible' && user && !user.emailVerified && !user.isAnonymous;
    if (!isOfInterest) return;
    // If it fails, the page keeps showing what it knew.
    reload(user)
      .then(() => (user.emailVerified ? user.getIdToken(true) : undefined))
      .catch(() => undefined);
  };
  page?.addEventListener('visibilitychange', onReturn);
  return () => page?.removeEventListener('visibilitychange', onReturn);
}
