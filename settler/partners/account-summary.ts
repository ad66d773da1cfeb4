import type { Instant } from '#domain/time.ts';
import type { AccountDocument } from '#firestore/documents.ts';

/** What a member's uplines see of the account. */
export interface AccountSummary {
  readonly username: string;
  /** Username of the inviting member, as it was then. */
  readonly upline: string;
  readonly joinedAt: Instant;
}

/** The fields of an account that its summary is made of. */
export const SUMMARY_FIELDS = ['username', 'upline', 'createdAt'] as const;

/** @throws TypeError when the account is not as the rules require */
export function summaryOf({
  username,
  upline,
  createdAt,
}: Pick<AccountDocument, (typeof SUMMARY_FIELDS)[number]>): AccountSummary {
  if (!username || !upline) throw new TypeError('An account has no username or no upline');
  return { username, upline, joinedAt: createdAt.toMillis() };
}
