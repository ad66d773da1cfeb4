import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { SUMMARY_FIELDS } from '#settler/partners/account-summary.ts';
import { byPath } from '#settler/requests/pending.ts';

export type AccountFields = Pick<AccountDocument, (typeof SUMMARY_FIELDS)[number]>;

/** All people, and who has or had which username. */
export interface People {
  /** Accounts by uid. */
  readonly accounts: ReadonlyMap<string, AccountFields>;
  /** Owners by username, former names included. */
  readonly owners: ReadonlyMap<string, UsernameDocument>;
}

export async function readPeople(reads: Reads): Promise<People> {
  const { db } = reads;
  const accounts = new Map<string, AccountFields>();
  const all = db.collection(paths.accounts()).select(...SUMMARY_FIELDS);
  for await (const found of documentsOf(reads, all.orderBy(byPath)))
    accounts.set(found.id, found.data() as AccountFields);
  const owners = new Map<string, UsernameDocument>();
  for await (const found of documentsOf(reads, db.collection(paths.usernames()).orderBy(byPath)))
    owners.set(found.id, found.data() as UsernameDocument);
  return { accounts, owners };
}
