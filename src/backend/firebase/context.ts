import type { Persistence, User } from 'firebase/auth';
import { BackendError } from '#backend/port/backend.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';
import type { AccountHint, HintStorage } from './account-hint.ts';
import type { Client } from './app.ts';
import type { FirebaseConfig } from './config.ts';
import type { FirestoreLiteClient } from './firestore-lite.ts';
import type { FirestoreClient } from './firestore.ts';

/** What every part of this adapter works with. */
export interface Context extends Client {
  readonly config: FirebaseConfig;
  /** The persistence that keeps a client's session only as long as the client exists. */
  readonly ephemeral: Persistence;
  /** The site's origin, without a trailing slash: mails link to it. */
  readonly origin: string;
  /** The page's language, in which a new account gets its mails. */
  readonly language: MailLanguage;
  readonly accountHint: AccountHint;
  /** What all tabs of the browser share. Undefined: the browser stores nothing. */
  readonly storage: HintStorage | undefined;
  readonly userAgent: string;
  /** For how many milliseconds a button waits for the settler's answer, in all; asked while it waits. */
  readonly settlementPatience: () => number;
  /** Loads Firestore for single reads on first use. @throws `load-failed` */
  readonly openFirestoreLite: () => Promise<FirestoreLiteClient>;
  /** Loads Firestore for live reads on first use. @throws `load-failed` */
  readonly openFirestore: () => Promise<FirestoreClient>;
  readonly member: Member;
}

/** The signed-in person. */
export interface Member {
  /**
   * Binds the page to one session. From then on it acts for that user alone: a button on Ada's screen does nothing to
   * Ben's account after Ben signs in in another tab. Null binds it to none.
   */
  bind(uid: string | null): void;
  /** @throws `session-expired` when no one is signed in, or someone other than the bound user */
  present(): Promise<User>;
}

export function memberOf({ auth }: Client): Member {
  let bound: string | null = null;
  return {
    bind(uid) {
      bound = uid;
    },
    async present() {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null || (bound !== null && bound !== user.uid)) throw new BackendError('session-expired');
      return user;
    },
  };
}

/**
 * The service has a similar limit; this one makes both backends behave alike.
 * @throws `reauthentication-needed`
 */
export async function assertRecent(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  const isRecent = Date.now() - Date.parse(authTime) <= REAUTHENTICATE_AFTER;
  if (!isRecent) throw new BackendError('reauthentication-needed');
}
