import { BackendError } from '#backend/port/backend.ts';
import { LogFileBroken, NoLog } from '#domain/log/fault.ts';

export type Failure = BackendError;

/** Turns anything thrown into the one kind of failure that screens can show. */
export const asFailure = (thrown: unknown): Failure =>
  thrown instanceof BackendError ? thrown : new BackendError('unknown', thrown);

/** As `asFailure`. Also knows the errors of the public log. */
export function asLogFailure(thrown: unknown): Failure {
  if (thrown instanceof NoLog) return new BackendError('log-out-of-reach', thrown);
  return thrown instanceof LogFileBroken ? new BackendError('log-broken', thrown) : asFailure(thrown);
}
