import { onIdTokenChanged, signInWithEmailAndPassword, signOut, type User } from 'firebase/auth';
import type { OnError, SignIn, Unsubscribe } from '#backend/port/backend.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { AccountKind } from './account-hint.ts';
import type { Context } from './context.ts';
import { toBackendError, translated } from './errors.ts';
import { keepWatching } from './keep-watching.ts';

export function firebaseSessions(context: Context): Pick<SignIn, 'watchSession' | 'logIn' | 'logOut'> {
  const { auth, accountHint, member, once } = context;

  async function accountKind({ uid, isAnonymous }: User): Promise<AccountKind | null> {
    if (accountHint.isKnown(uid, 'member')) return 'member';
    // A guest with a password may have become a member since the hint was stored.
    if (isAnonymous && accountHint.isKnown(uid, 'guest')) return 'guest';
    const kind = await (await once()).accountKind(uid);
    if (kind !== null) accountHint.remember(uid, kind);
    return kind;
  }

  async function sessionOf(user: User | null): Promise<Session> {
    if (user === null) return { kind: 'signedOut' };
    const { uid, email, displayName } = user;
    const account = await accountKind(user);
    if (account === null) return { kind: 'incomplete', email: email ?? '', name: displayName ?? '' };
    if (account === 'guest') return { kind: 'guest', uid };
    const { claims } = await user.getIdTokenResult();
    return { kind: claims['operator'] === true ? 'operator' : 'member', uid };
  }

  function watchPresent(onSession: (session: Session) => void, onError: OnError): Unsubscribe {
    let latest = 0;

    async function tell(user: User | null): Promise<void> {
      latest += 1;
      const mine = latest;
      try {
        const session = await sessionOf(user);
        if (mine !== latest) return;
        member.show(user?.uid ?? null);
        onSession(session);
      } catch (thrown) {
        if (mine === latest) onError(toBackendError(thrown));
      }
    }

    const stop = onIdTokenChanged(auth, (user) => void tell(user));
    // Report nothing until Firebase has restored the last session.
    const stopNews = accountHint.watch(() => void auth.authStateReady().then(() => tell(auth.currentUser)));
    return () => {
      stop();
      stopNews();
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
          const news = JSON.stringify(session);
          if (news !== told) onSession(session);
          told = news;
        },
        (error) => {
          told = '';
          onError(error);
        },
      );
    },

    logIn: (email, password) =>
      translated(async () => {
        await signInWithEmailAndPassword(auth, email, password);
      }),

    logOut: () =>
      translated(async () => {
        accountHint.forget();
        await signOut(auth);
        member.show(null);
      }),
  };
}
