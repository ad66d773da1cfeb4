import { BackendError } from '../backend/port.ts';

export type Failure = BackendError;

/** Waits for what was asked for. That it is recorded and not settled yet is no failure: what is watched shows it. */
export async function unlessPending(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (thrown) {
    if (asFailure(thrown).code !== 'settlement-pending') throw thrown;
  }
}

/** Whatever was thrown, as the one kind of failure that screens know how to put into words. */
export const asFailure = (thrown: unknown): Failure =>
  thrown instanceof BackendError ? thrown : new BackendError('unknown', thrown);
