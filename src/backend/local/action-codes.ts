import type { Account } from '../../domain/account.ts';
import { DAY, HOUR, type Instant } from '../../domain/time.ts';
import { type ActionMode, BackendError, type MailOptions } from '../port.ts';
import type { Context } from './context.ts';
import type { ActionCodeRecord, StoreName, Transaction } from './database.ts';
import { fingerprint, randomToken } from './tokens.ts';

const LIFETIME: Readonly<Record<ActionMode, number>> = { verifyEmail: 3 * DAY, resetPassword: HOUR };

/** A code made and hashed before the transaction that records it. */
export interface MintedCode {
  readonly mode: ActionMode;
  readonly code: string;
  readonly fingerprint: string;
}

export async function mintCode(crypto: Crypto, mode: ActionMode): Promise<MintedCode> {
  const code = randomToken(crypto);
  return { mode, code, fingerprint: await fingerprint(crypto, code) };
}

/** Records the code and puts the mail that carries it into the outbox. */
export async function mailCode<Name extends StoreName>(
  { crypto, now }: Context,
  transaction: Transaction<Name | 'actionCodes' | 'mails', 'readwrite'>,
  { mode, code, fingerprint }: MintedCode,
  { uid, email, firstName }: Account,
  { language }: MailOptions,
): Promise<void> {
  const sentAt = now();
  const expiresAt = sentAt + LIFETIME[mode];
  await transaction.objectStore('actionCodes').add({ fingerprint, mode, uid, expiresAt, usedAt: null });
  await transaction
    .objectStore('mails')
    .add({ id: crypto.randomUUID(), mode, code, email, firstName, language, sentAt });
}

/**
 * The record of a code that can be used now.
 *
 * @throws `action-code-invalid`, `action-code-used`, `action-code-expired`
 */
export function usable(record: ActionCodeRecord | undefined, now: Instant): ActionCodeRecord {
  if (record === undefined) throw new BackendError('action-code-invalid');
  if (record.usedAt !== null) throw new BackendError('action-code-used');
  if (now >= record.expiresAt) throw new BackendError('action-code-expired');
  return record;
}

/** As `usable`; a code mailed for one purpose is invalid for any other. */
export function usableFor(
  mode: ActionMode,
  record: ActionCodeRecord | undefined,
  now: Instant,
): ActionCodeRecord {
  return usable(record?.mode === mode ? record : undefined, now);
}
