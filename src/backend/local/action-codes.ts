import { type ActionMode, BackendError, type CodeMail, type MailOptions } from '#backend/port/backend.ts';
import { firstMailLanguage } from '#domain/notices/mail-language.ts';
import { DAY, HOUR, type Instant } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { ActionCodeRecord, StoreName, Transaction } from './database.ts';
import { fingerprint, randomToken } from './tokens.ts';

const LIFETIME: Readonly<Record<ActionMode, number>> = {
  verifyEmail: 3 * DAY,
  resetPassword: HOUR,
  verifyAndChangeEmail: DAY,
  /** This code lives longer: an owner may not notice at once that an intruder has changed the address. */
  recoverEmail: 30 * DAY,
};

/** A code, created and hashed before the transaction that records it. */
export interface MintedCode {
  readonly mode: ActionMode;
  readonly code: string;
  readonly fingerprint: string;
}

export async function mintCode(crypto: Crypto, mode: ActionMode): Promise<MintedCode> {
  const code = randomToken(crypto);
  return { mode, code, fingerprint: await fingerprint(crypto, code) };
}

/** The recipient of a code, and the address that it concerns. */
export interface Letter extends Pick<CodeMail, 'email' | 'to' | 'firstName'>, MailOptions {
  readonly uid: string;
}

/** Records the code and puts its mail into the outbox. */
export async function mailCode<Name extends StoreName>(
  { crypto, now }: Context,
  transaction: Transaction<Name | 'actionCodes' | 'mails', 'readwrite'>,
  { mode, code, fingerprint }: MintedCode,
  { uid, email, to, firstName, languages }: Letter,
): Promise<void> {
  const language = firstMailLanguage(languages);
  const sentAt = now();
  const expiresAt = sentAt + LIFETIME[mode];
  await transaction
    .objectStore('actionCodes')
    .add({ fingerprint, mode, uid, email, language, expiresAt, usedAt: null });
  await transaction
    .objectStore('mails')
    .add({ id: crypto.randomUUID(), mode, code, email, to, firstName, language, sentAt });
}

/**
 * Mails the owner of an address a link to set a new password.
 * @returns whether there is an owner: never reveal it
 */
export async function mailOwner<Name extends StoreName>(
  context: Context,
  transaction: Transaction<Name | 'accounts' | 'actionCodes' | 'mails', 'readwrite'>,
  code: MintedCode,
  email: string,
  { languages }: MailOptions,
): Promise<boolean> {
  const owner = await transaction.objectStore('accounts').index('email').get([email]);
  if (owner === undefined) return false;
  const { uid, firstName } = owner;
  await mailCode(context, transaction, code, { uid, email, to: email, firstName, languages });
  return true;
}

/**
 * Checks that a mailed code can be used.
 *
 * @throws `action-code-invalid`, `action-code-used`, `action-code-expired`
 */
export function usable(record: ActionCodeRecord | undefined, now: Instant): ActionCodeRecord {
  if (record === undefined) throw new BackendError('action-code-invalid');
  if (record.usedAt !== null) throw new BackendError('action-code-used');
  if (now >= record.expiresAt) throw new BackendError('action-code-expired');
  return record;
}

/** Checks the same as `usable`, and refuses a code that was mailed for another purpose. */
export function usableFor(
  mode: ActionMode,
  record: ActionCodeRecord | undefined,
  now: Instant,
): ActionCodeRecord {
  return usable(record?.mode === mode ? record : undefined, now);
}

/**
 * Invalidates an account's unused codes of some kinds. An intruder may read older mails, so only the newest
 * code may work.
 */
export async function invalidateCodes<Name extends StoreName>(
  transaction: Transaction<Name | 'actionCodes', 'readwrite'>,
  uid: string,
  modes: readonly ActionMode[],
  now: Instant,
): Promise<void> {
  const codes = transaction.objectStore('actionCodes');
  for (const record of await codes.index('uid').getAll(uid)) {
    if (modes.includes(record.mode) && record.usedAt === null) await codes.put({ ...record, usedAt: now });
  }
}
