import { asFailure } from './failure.ts';

/**
 * Waits for a request. A request that is recorded but not settled yet counts as success: the watched data shows it.
 */
export async function unlessPending(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (thrown) {
    if (asFailure(thrown).code !== 'settlement-pending') throw thrown;
  }
}
