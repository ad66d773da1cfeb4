import { BackendError } from '#backend/port/backend.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { serviceCode } from './errors.ts';

/**
 * Retries a denied transaction once. If another client creates the document in between, the rules see a
 * change, which they deny, instead of a creation, which they allow; the second attempt reads the new
 * document.
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
 * Runs `change` on one of the member's own pending requests. While an operator's decision waits for the
 * settler, the rules deny the change. Members cannot read decisions, so they see the request as decided.
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
 * Sends one of the member's own requests. While the account is suspended, the rules deny it; this reads the
 * account only after a denial.
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
