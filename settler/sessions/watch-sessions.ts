import { type Instant, MINUTE } from '#domain/time.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { openEndings, revokeEnded, type SessionServices } from './revoke-ended.ts';

export interface SessionsStatus {
  /** Whether the identity service knows of all ended sessions. */
  readonly areSessionsRevoked: boolean;
}

export const NOT_REVOKING: SessionsStatus = { areSessionsRevoked: true };

export interface SessionsWatch {
  status(): SessionsStatus;
  /** Starts nothing more; resolves when the current work ends. */
  stop(): Promise<void>;
}

/** How often to look for endings that the listener has missed. */
const LOOK_EVERY = MINUTE;

/** Revokes ended sessions as members end them, until stopped. */
export function watchSessions(
  services: SessionServices,
  now: () => Instant,
  failed: Report['failed'],
): SessionsWatch {
  const onFailure = (cause: unknown, retryIn: number) => failed({ kind: 'sessions' }, cause, retryIn);
  const revoking = openTask({
    every: LOOK_EVERY,
    work: () => revokeEnded(services, now),
    failed: onFailure,
  });
  const watched = watchQuery(
    openEndings(services.db),
    (snapshot) => {
      if (snapshot.docChanges().some(({ type }) => type === 'added')) revoking.runWithin(0);
    },
    onFailure,
  );
  revoking.runIn(0);

  return {
    status: () => ({ areSessionsRevoked: revoking.failures() === 0 }),
    async stop() {
      watched.stop();
      await revoking.stop();
    },
  };
}
