import type { Browser } from '#domain/accounts/browser.ts';
import type { Instant } from '#domain/time.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** A browser in which the member is signed in. Its tabs share one session. */
export interface OpenSession {
  readonly id: string;
  /** Whether it is the session of this page. */
  readonly isThis: boolean;
  /** When the member signed in there. */
  readonly since: Instant;
  readonly browser: Browser;
}

/** The sessions of the signed-in member. */
export interface Sessions {
  /** Newest first, at most `MOST_SESSIONS` of src/domain/limits.ts. */
  watchSessions(onSessions: (sessions: readonly OpenSession[]) => void, onError: OnError): Unsubscribe;

  /**
   * Ends another session: it reads and writes nothing from this moment on, and its pages sign out. Sessions
   * that are not listed end with it. Resolves also when it has ended already.
   */
  endSession(id: string): Promise<void>;

  /** Ends all sessions but this one. */
  endOtherSessions(): Promise<void>;
}
