import {
  type IdTokenResult,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import {
  BackendError,
  type OnError,
  type OpenSession,
  type Sessions,
  type SignIn,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { OperatorDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { AccountKind } from './account-hint.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import { isGooglePhoto } from './google-photo.ts';
import { keepWatching, watchWith } from './keep-watching.ts';
import type { OpenSessions } from './open-sessions.ts';
import { withSecondFactor } from './second-factor.ts';
import { watchOwn } from './watch-own.ts';

/** @param openSessions loads the list of sessions on first use */
export function firebaseSessions(
  context: Context,
  openSessions: () => Promise<OpenSessions>,
): Pick<SignIn, 'watchSession' | 'logIn' | 'logOut'> & Sessions {
  const { auth, accountHint, member, openFirestoreLite } = context;

  async function accountKind({ uid, isAnonymous }: User): Promise<AccountKind | 'deleted' | null> {
    if (accountHint.isKnown(uid, 'member')) return 'member';
    // A guest with a password may have become a member since we stored the hint.
    if (isAnonymous && accountHint.isKnown(uid, 'guest')) return 'guest';
    const kind = await (await openFirestoreLite()).accountKind(uid);
    if (kind === 'guest' || kind === 'member') accountHint.remember(uid, kind);
    return kind;
  }

  async function sessionOf(user: User | null): Promise<Session> {
    if (user === null) return { kind: 'signedOut' };
    const { uid, email, displayName, photoURL } = user;
    const account = await accountKind(user);
    if (account === 'deleted') {
      // The sign-in still works until the settler has removed it.
      await signOut(auth);
      return { kind: 'signedOut' };
    }
    if (account === null) {
      return {
        kind: 'incomplete',
        email: email ?? '',
        name: displayName ?? '',
        hasPhoto: isGooglePhoto(photoURL),
      };
    }
    if (account === 'guest') return { kind: 'guest', uid };
    return { kind: 'member', uid };
  }

  /**
   * Watches whether the signed-in person is on the list of operators. Removal from the list takes effect at
   * once.
   */
  const watchOperatorList = (onListed: (isListed: boolean) => void, onError: OnError): Unsubscribe =>
    watchOwn<OperatorDocument | null>(
      context,
      (firestore, uid, ...listeners) => firestore.watchDocument(paths.operator(uid), ...listeners),
      (document) => onListed(document !== null),
      onError,
    );

  /** Lists the member's session, and signs out as soon as it is ended from elsewhere. */
  function registerSession(user: User): Unsubscribe {
    let stop: Unsubscribe = () => undefined;
    let isStopped = false;
    openSessions()
      .then(async ({ watchEnded, register }) => {
        if (!isStopped) stop = watchEnded(user, () => void leave());
        await register(user);
      })
      // Ignore a failure, because the person did not ask for this. The next page tries again.
      .catch(() => undefined);
    return () => {
      isStopped = true;
      stop();
    };
  }

  async function leave(): Promise<void> {
    accountHint.forget();
    void endPush();
    await signOut(auth);
    member.bind(null);
  }

  function watchPresent(onSession: (session: Session) => void, onError: OnError): Unsubscribe {
    let latest = 0;
    let stopOperatorWatch: Unsubscribe = () => undefined;
    let stopSessionRegistration: Unsubscribe = () => undefined;
    let registered: string | null = null;

    async function tell(user: User | null): Promise<void> {
      latest += 1;
      const mine = latest;
      try {
        const session = await sessionOf(user);
        const token = await user?.getIdTokenResult();
        if (mine !== latest) return;
        member.bind(user?.uid ?? null);
        // A refreshed token keeps `authTime`. Reauthentication gives a new one, and the session is listed again.
        const own = session.kind === 'member' ? `${session.uid} ${token?.authTime}` : null;
        if (own !== registered) {
          registered = own;
          stopSessionRegistration();
          stopSessionRegistration = user && own !== null ? registerSession(user) : () => undefined;
        }
        stopOperatorWatch();
        stopOperatorWatch = () => undefined;
        if (session.kind !== 'member' || token?.claims['operator'] !== true) return onSession(session);
        stopOperatorWatch = watchOperatorList(
          (isListed) => onSession(isListed ? asOperator(session.uid, token) : session),
          onError,
        );
      } catch (thrown) {
        if (mine === latest) onError(toBackendError(thrown));
      }
    }

    const stop = onIdTokenChanged(auth, (user) => void tell(user));
    // Report nothing until Firebase has restored the last session.
    const stopHint = accountHint.watch(() => void auth.authStateReady().then(() => tell(auth.currentUser)));
    // Firebase stores a restored session again, which would undo a log-out in another tab at that moment.
    const stopForgotten = accountHint.watchForgotten(
      () => void auth.authStateReady().then(() => signOut(auth)),
    );
    return () => {
      stop();
      stopHint();
      stopForgotten();
      stopOperatorWatch();
      stopSessionRegistration();
      latest += 1;
    };
  }

  return {
    watchSession(onSession, onError) {
      let told = '';
      return keepWatching(
        watchPresent,
        (session) => {
          // Most token changes do not change the session.
          const text = JSON.stringify(session);
          if (text !== told) onSession(session);
          told = text;
        },
        (error) => {
          told = '';
          onError(error);
        },
      );
    },

    async logIn(email, password) {
      const { user } = await withSecondFactor(auth, () => signInWithEmailAndPassword(auth, email, password));
      // If this read fails, the session learns the kind of account later.
      const kind = await accountKind(user).catch(() => null);
      if (kind === 'deleted') throw new BackendError('invalid-credentials');
    },

    async logOut() {
      // Offline this fails: the list of sessions then keeps this one until it is ended from elsewhere.
      await openSessions()
        .then(({ unregister }) => unregister())
        .catch(() => undefined);
      await leave();
    },

    watchSessions: (onSessions, onError) =>
      watchWith<OpenSessions, readonly OpenSession[]>(openSessions, (sessions, ...listeners) =>
        sessions.watchSessions(...listeners),
      )(onSessions, onError),
    endSession: async (id) => (await openSessions()).endSession(id),
    endOtherSessions: async () => (await openSessions()).endOtherSessions(),
  };
}

/** Ends this browser's push messages for the person who leaves. Node has no service worker. */
async function endPush(): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** A person on the list of operators is an operator only if this session began with a second factor. */
const asOperator = (uid: string, { signInSecondFactor }: IdTokenResult): Session => ({
  kind: signInSecondFactor === null ? 'operatorWithoutFactor' : 'operator',
  uid,
});
