import { BackendError } from '#backend/port/backend.ts';
import { LogFileBroken, NoLog } from '#domain/log/fault.ts';

export type Failure = BackendError;

/** Turns anything thrown into the one kind of failure that screens can show. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof BackendError) return thrown;
  if (thrown instanceof NoLog) return new BackendError('log-out-of-reach', thrown);
  return new BackendError(thrown instanceof LogFileBroken ? 'log-broken' : 'unknown', thrown);
}
