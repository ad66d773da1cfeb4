import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';

/** Uids of deleted accounts. Their requests and salts go; postings, levels, incomes and decisions stay. */
export async function erasedMembers(reads: Reads): Promise<ReadonlySet<string>> {
  const erased = new Set<string>();
  for await (const { id } of documentsOf(reads, reads.db.collection(paths.tombstones()).orderBy(byPath))) {
    erased.add(id);
  }
  return erased;
}
