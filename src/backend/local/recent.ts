import { BackendError } from '#backend/port/backend.ts';
import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';
import type { Instant } from '#domain/time.ts';
import type { StoreName, Transaction } from './database.ts';
import type { Member } from './member.ts';

/** @throws `reauthentication-needed` when the member's last proof of identity is too old */
export async function assertRecent<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'session', Mode>,
  { slot }: Pick<Member, 'slot'>,
  now: Instant,
): Promise<void> {
  const session = await transaction.objectStore('session').get(slot);
  if (session === undefined || now - session.authenticatedAt > REAUTHENTICATE_AFTER) {
    throw new BackendError('reauthentication-needed');
  }
}
