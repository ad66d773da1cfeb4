import { BackendError } from '#backend/port/backend.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { serviceCode } from './errors.ts';

/**
 * Retries a denied transaction once. If another client creates the document in between, the rules see a change, which
 * they deny, instead of a creation, which they allow; the second attempt reads the new document.
 */
export async function retryOnPermissionDenied<Value>(transact: () => Promise<Value>): Promise<Value> {
  try {
    return await transact();
  } catch (thrown) {
    if (serviceCode(thrown) !== 'permission-denied') throw thrown;
    return transact();
  }
}

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

/**
 * Runs a request of the member's own. While the account is suspended the rules deny it; only then is the account read.
 *
 * @throws `suspended` in that case
 */
export async function unlessSuspended<Value>(
  { read }: { read<Document>(path: string): Promise<Document | null> },
  uid: string,
  request: () => Promise<Value>,
): Promise<Value> {
  try {
    return await request();
  } catch (thrown) {
    if (serviceCode(thrown) !== 'permission-denied') throw thrown;
    const account = await read<AccountDocument>(paths.account(uid));
    throw account?.suspension ? new BackendError('suspended', thrown) : thrown;
  }
}
