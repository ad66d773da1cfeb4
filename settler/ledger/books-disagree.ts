import { LedgerBroken } from '#domain/money/ledger.ts';
import { ProgrammeBroken } from '#domain/programme/programme.ts';

/** The stored books contradict themselves, so the settler settles nothing and signs nothing. */
export class BooksDisagree extends Error {
  override readonly name = 'BooksDisagree';

  /** @param contradictions one sentence each, without its full stop */
  constructor(contradictions: readonly string[]) {
    super(
      `The books do not match: ${contradictions.join('; ')}. Follow “When the books do not match” in docs/operating.md.`,
    );
  }
}

/** Whether the books themselves are the cause. Then no retry helps, and a person has to look. */
export const isOfBooks = (cause: unknown): boolean =>
  cause instanceof BooksDisagree || cause instanceof LedgerBroken || cause instanceof ProgrammeBroken;
