import { BackendError } from '#backend/port/backend.ts';

export type Failure = BackendError;

/** Whatever was thrown, as the one kind of failure that screens know how to put into words. */
export const asFailure = (thrown: unknown): Failure =>
  thrown instanceof BackendError ? thrown : new BackendError('unknown', thrown);
