import { BackendError } from '#backend/port/backend.ts';
import { serviceCode } from './errors.ts';

/**
 * What `change` does to an own request that still waits. While an operator's decision waits to be carried out the rules deny
 * it, and a member cannot read decisions: to the member, the request is decided.
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
