import type { User } from 'firebase/auth';
import { BackendError } from '#backend/port/backend.ts';
import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';

/**
 * The service has a similar limit of its own; this one makes both backends behave alike.
 * @throws `reauthentication-needed`
 */
export async function assertRecent(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  const isRecent = Date.now() - Date.parse(authTime) <= REAUTHENTICATE_AFTER;
  if (!isRecent) throw new BackendError('reauthentication-needed');
}
