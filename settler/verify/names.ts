import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { UsernameSkeletonDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import type { People } from './people.ts';

/** Each account has its username and no other has it, each look-alike is claimed for one name, and no name leads nowhere. */
export async function verifyNames(
  reads: Reads,
  { accounts, owners }: People,
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const [uid, { username }] of accounts) {
    const owner = owners.get(username);
    const account = paths.account(uid);
    if (!owner) differences.push(difference(paths.username(username), `it is missing: ${account} has it`));
    else if (owner.uid !== uid || owner.deleted)
      differences.push(difference(paths.username(username), `it is not that of ${account}, which has it`));
  }
  for (const [name, { uid, deleted }] of owners) {
    if (deleted || accounts.has(uid) || erased.has(uid)) continue;
    differences.push(difference(paths.username(name), `there is no account ${uid}`));
  }
  const skeletons = reads.db.collection(paths.usernameSkeletons()).orderBy(byPath);
  for await (const found of documentsOf(reads, skeletons)) {
    const { username } = found.data() as UsernameSkeletonDocument;
    if (owners.has(username) && usernameSkeleton(username) === found.id) continue;
    differences.push(difference(found.ref.path, `it is not that of ${username}`));
  }
  return differences;
}
