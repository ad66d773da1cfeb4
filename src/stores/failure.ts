import { BackendError } from '#backend/port/backend.ts';

export type Failure = BackendError;

/** Turns anything thrown into the one kind of failure that screens can show. */
export const asFailure = (thrown: unknown): Failure =>
  thrown instanceof BackendError ? thrown : new BackendError('unknown', thrown);
