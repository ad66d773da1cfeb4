import { asFailure } from './failure.ts';

/** Waits for what was asked for. That it is recorded and not settled yet is no failure: what is watched shows it. */
export async function unlessPending(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (thrown) {
    if (asFailure(thrown).code !== 'settlement-pending') throw thrown;
  }
}
