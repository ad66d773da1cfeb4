import { BackendError } from '#backend/port/backend.ts';
import { serviceCode } from './errors.ts';

/**
 * Runs `change` on a pending request of the member's own. While an operator's decision waits for the settler, the rules deny it.
 * Members cannot read decisions, so they see the request as decided.
 *
 * @throws `already-decided` in that case
 */
export async function unlessBeingDecided<Value>(change: () => Promise<Value>): Promise<Value> {
  try {
    return await change();
  } catch (thrown) {
    if (serviceCode(thrown) === 'permission-denied') throw new BackendError('already-decided', thrown);
    throw thrown;
  }
}
