import type { Posting } from '#domain/money/ledger.ts';
import type { StatementLine } from '#domain/money/statement.ts';

/** A correction and the posting that it takes back, from the side of one of them. */
export interface Counterpart {
  readonly line: StatementLine;
  /** Its place among the lines. */
  readonly index: number;
}

/**
 * Finds the correction of a posting, and the posting of a correction. A filter may have left the other one out.
 *
 * @param lines those that are read
 */
export function counterpartFinder(lines: readonly StatementLine[]): (posting: Posting) => Counterpart | null {
  const byId = new Map<string, Counterpart>();
  const corrections = new Map<string, Counterpart>();
  for (const [index, line] of lines.entries()) {
    const { id, reversal } = line.posting;
    byId.set(id, { line, index });
    if (reversal) corrections.set(reversal.of, { line, index });
  }
  return ({ id, reversal }) => (reversal ? byId.get(reversal.of) : corrections.get(id)) ?? null;
}
