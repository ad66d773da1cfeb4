import type { Posting } from '#domain/money/ledger.ts';
import type { StatementEntry } from '#domain/money/statement.ts';

/** A correction and the posting that it takes back, from the side of one of them. */
export interface Counterpart {
  readonly entry: StatementEntry;
  /** Its place among the entries. */
  readonly index: number;
}

/**
 * Finds the correction of a posting, and the posting of a correction. A filter may have left the other one out.
 *
 * @param entries those that are read
 */
export function counterpartFinder(
  entries: readonly StatementEntry[],
): (posting: Posting) => Counterpart | null {
  const byId = new Map<string, Counterpart>();
  const corrections = new Map<string, Counterpart>();
  for (const [index, entry] of entries.entries()) {
    const { id, reversal } = entry.posting;
    byId.set(id, { entry, index });
    if (reversal) corrections.set(reversal.of, { entry, index });
  }
  return ({ id, reversal }) => (reversal ? byId.get(reversal.of) : corrections.get(id)) ?? null;
}
