import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { AccountDocument, UsernameDocument, UsernameSkeletonDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';

/** Each account has its username and no other has it, each look-alike is claimed for one name, and no name leads nowhere. */
export async function verifyNames(reads: Reads, erased: ReadonlySet<string>): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const all = (collection: string) => documentsOf(reads, reads.db.collection(collection).orderBy(byPath));

  const owners = new Map<string, UsernameDocument>();
  for await (const found of all(paths.usernames())) owners.set(found.id, found.data() as UsernameDocument);
  const accounts = new Set<string>();
  for await (const found of all('accounts')) {
    accounts.add(found.id);
    const { username } = found.data() as AccountDocument;
    const owner = owners.get(username);
    if (!owner)
      differences.push(difference(paths.username(username), `it is missing: ${found.ref.path} has it`));
    else if (owner.uid !== found.id || owner.deleted) {
      differences.push(
        difference(paths.username(username), `it is not that of ${found.ref.path}, which has it`),
      );
    }
  }
  for (const [name, { uid, deleted }] of owners) {
    if (deleted || accounts.has(uid) || erased.has(uid)) continue;
    differences.push(difference(paths.username(name), `there is no account ${uid}`));
  }
  for await (const found of all('usernameSkeletons')) {
    const { username } = found.data() as UsernameSkeletonDocument;
    if (owners.has(username) && usernameSkeleton(username) === found.id) continue;
    differences.push(difference(found.ref.path, `it is not that of ${username}`));
  }
  return differences;
}
