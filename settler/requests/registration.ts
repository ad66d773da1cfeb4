import { runSync } from '#domain/sans-io.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { askMissingLine, type LineMember } from '#domain/programme/line.ts';
import type { Programme } from '#domain/programme/programme.ts';
import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';
import { appendEntry } from '#settler/ledger/programme-log.ts';

/** The member and all uplines missing from the programme's log, uppermost first. */
export const missingLineIn = (
  draft: Draft,
  programme: Programme,
  uid: string,
): readonly RegistrationEntry[] =>
  runSync(
    askMissingLine(uid, (known) => programme.knows(known)),
    (of) => lineMemberIn(draft, of),
  );

/**
 * Appends a registration. The log is only appended to, so the upline that it names is final. A member who names another
 * upline in the meantime fails the batch.
 */
export function register(draft: Draft, entry: RegistrationEntry): void {
  appendEntry(draft, entry);
  const account = draft.get<AccountDocument>(paths.account(entry.uid));
  // A deleted account keeps its place.
  if (account?.uplineConfirmed === false) draft.update(paths.account(entry.uid), { uplineConfirmed: true });
}

function lineMemberIn(draft: Draft, uid: string): LineMember | null {
  const account = draft.get<AccountDocument>(paths.account(uid));
  if (account === null) return null;
  const { username, upline } = account;
  if (upline === PROGRAMME_USERNAME) return { username, upline: null };
  return { username, upline: draft.get<UsernameDocument>(paths.username(upline))?.uid ?? null };
}
