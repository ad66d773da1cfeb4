import type { Instant } from '#domain/time.ts';
import type { AccountDocument } from '#firestore/documents.ts';

/** What a member's uplines see of the account. */
export interface AccountSummary {
  readonly username: string;
  /** Username of the inviting member at the time of joining. */
  readonly upline: string;
  readonly joinedAt: Instant;
}

/** The fields of an account from which `summaryOf` makes its summary. */
export const SUMMARY_FIELDS = ['username', 'upline', 'createdAt'] as const;

/** @throws TypeError when the account breaks the rules' format */
export function summaryOf({
  username,
  upline,
  createdAt,
}: Pick<AccountDocument, (typeof SUMMARY_FIELDS)[number]>): AccountSummary {
  if (!username || !upline) throw new TypeError('An account has no username or no upline');
  return { username, upline, joinedAt: createdAt.toMillis() };
}
