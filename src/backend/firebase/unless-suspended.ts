import { BackendError } from '#backend/port/backend.ts';
import type { AccountDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { serviceCode } from './errors.ts';
import type { FirestoreClient } from './firestore.ts';

/**
 * Runs a request of the member's own. While the account is suspended the rules deny it; only then is the account read.
 *
 * @throws `suspended` in that case
 */
export async function unlessSuspended<Value>(
  firestore: FirestoreClient,
  uid: string,
  request: () => Promise<Value>,
): Promise<Value> {
  try {
    return await request();
  } catch (thrown) {
    const isDenied =
      serviceCode(thrown) === 'permission-denied' ||
      (thrown instanceof BackendError && thrown.code === 'permission-denied');
    const account = isDenied ? await firestore.read<AccountDocument>(paths.account(uid)) : null;
    throw account?.suspension ? new BackendError('suspended', thrown) : thrown;
  }
}
