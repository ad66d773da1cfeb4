/** The list of a member's sessions. This module loads only where someone is signed in. */
import type { User } from 'firebase/auth';
import { BackendError, type OpenSession, type Sessions, type Unsubscribe } from '#backend/port/backend.ts';
import { browserOf } from '#domain/accounts/browser.ts';
import { MOST_SESSIONS } from '#domain/limits.ts';
import { SECOND } from '#domain/time.ts';
import type { EndedSessionsDocument, SessionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { attempt } from './account-hint.ts';
import type { Context } from './context.ts';
import type { Found, FirestoreClient } from './firestore.ts';
import { keepWatching, watchWith } from './keep-watching.ts';
import { watchOwn } from './watch-own.ts';

export interface OpenSessions extends Sessions {
  /** Lists this browser's session, unless this browser has done so. */
  register(user: User): Promise<void>;
  /** This browser's place in the list. Lists the session if it is not listed. @throws `storage-unavailable` */
  ownPlace(): Promise<{ readonly uid: string; readonly place: string }>;
  /** Takes this browser's session off the list. */
  unregister(): Promise<void>;
  /** Calls back when this browser's session has been ended from elsewhere. */
  watchEnded(user: User, onEnded: () => void): Unsubscribe;
}

/** Where this browser's session is listed: uid, `authTime` and place. */
const KEY = 'tessera:session';

type Listed = Found<SessionDocument>;

export function openSessions(context: Context): OpenSessions {
  const { member, storage, userAgent, openFirestore, openFirestoreLite } = context;

  /** Under which `authTime` and place this browser has listed a session of this person, or null. */
  function listedAt(uid: string): { readonly authTime: number; readonly place: string } | null {
    const [of, authTime = '', place = ''] = attempt(() => storage?.getItem(KEY))?.split(' ') ?? [];
    return of === uid ? { authTime: Number(authTime), place } : null;
  }

  async function register(user: User): Promise<void> {
    const { uid } = user;
    const authTime = await authTimeOf(user);
    const before = listedAt(uid)?.authTime ?? null;
    if (before === authTime) return;
    const { putSession } = await openFirestoreLite();
    const { name, system } = browserOf(userAgent);
    const session = { authTime, since: authTime, browser: name, system };
    const place = await putSession(uid, session, before);
    attempt(() => storage?.setItem(KEY, `${uid} ${authTime} ${place}`));
  }

  /** Ends all sessions but this one and those that `isKept` accepts. */
  async function endAllBut(isKept: (listed: Listed) => boolean): Promise<void> {
    const user = await member.present();
    const { uid } = user;
    const own = await authTimeOf(user);
    const firestore = await openFirestore();
    const listed = await firestore.readCollection<SessionDocument>(paths.sessions(uid), ['since', 'desc'], {
      most: MOST_SESSIONS,
    });
    await firestore.transact(async (documents) => {
      // Read each again: another page may have ended it in the meantime, and then this must not keep it.
      const read = await Promise.all(
        listed.map(async ({ id }) => ({
          id,
          data: await documents.get<SessionDocument>(paths.session(uid, id)),
        })),
      );
      const others = read.filter((each): each is Listed => each.data !== null && each.data.authTime !== own);
      const kept = others.filter(isKept).map(({ data }) => data.authTime);
      for (const { id } of others.filter((each) => !isKept(each))) {
        documents.delete(paths.session(uid, id));
        documents.delete(paths.pushSubscription(uid, id));
      }
      documents.set(paths.endedSessions(uid), {
        at: firestore.now(),
        kept: [own, ...kept].slice(0, MOST_SESSIONS),
        revokedAt: null,
      });
    });
  }

  return {
    register,

    async ownPlace() {
      const user = await member.present();
      await register(user);
      const listed = listedAt(user.uid);
      // Only the browser's storage remembers the place, and it did not keep it.
      if (listed === null) throw new BackendError('storage-unavailable');
      return { uid: user.uid, place: listed.place };
    },

    async unregister() {
      const { uid } = await member.present();
      const own = listedAt(uid);
      attempt(() => storage?.removeItem(KEY));
      if (own) await (await openFirestoreLite()).removeSession(uid, own.place, own.authTime);
    },

    watchEnded(user, onEnded) {
      return keepWatching<EndedSessionsDocument | null>(
        watchWith<FirestoreClient, EndedSessionsDocument | null>(openFirestore, (firestore, ...listeners) =>
          firestore.watchDocument(paths.endedSessions(user.uid), ...listeners),
        ),
        (document) => {
          void authTimeOf(user).then((authTime) => {
            if (document !== null && isEnded(document, authTime)) onEnded();
          });
        },
        // The screens report failures. The rules refuse an ended session in any case.
        () => undefined,
      );
    },

    watchSessions(onSessions, onError) {
      // The log-in has usually listed this session. If it failed to, the list would lack the session in use.
      void member
        .present()
        .then(register)
        .catch(() => undefined);
      return watchOwn<readonly Listed[]>(
        context,
        (firestore, uid, ...listeners) =>
          firestore.watchCollection<SessionDocument>(paths.sessions(uid), ['since', 'desc'], ...listeners),
        (listed) => {
          member
            .present()
            .then(authTimeOf)
            .then(
              (own) => onSessions(listed.map((each) => toOpenSession(each, own))),
              // The session has just ended, and the person is leaving its page.
              () => undefined,
            );
        },
        onError,
      );
    },

    endSession: (id) => endAllBut((listed) => listed.id !== id),
    endOtherSessions: () => endAllBut(() => false),
  };
}

/** When the session began or last proved the owner's identity, in seconds. */
async function authTimeOf(user: User): Promise<number> {
  return Date.parse((await user.getIdTokenResult()).authTime) / SECOND;
}

/** Returns the opposite of `isCurrent` in the rules. */
const isEnded = ({ at, kept }: EndedSessionsDocument, authTime: number): boolean =>
  authTime * SECOND <= at.toMillis() && !kept.includes(authTime);

const toOpenSession = ({ id, data }: Listed, own: number): OpenSession => ({
  id,
  isThis: data.authTime === own,
  since: data.since * SECOND,
  browser: { name: data.browser, system: data.system },
});
