import { LedgerBroken } from '#domain/money/ledger.ts';
import { ProgrammeBroken } from '#domain/programme/programme.ts';

/** What is stored of the books contradicts itself, so nothing is settled and nothing is signed. */
export class BooksDisagree extends Error {
  override readonly name = 'BooksDisagree';

  /** @param contradictions a sentence each, without its stop */
  constructor(contradictions: readonly string[]) {
    super(
      `The books do not match: ${contradictions.join('; ')}. Follow “When the books do not match” in docs/operating.md.`,
    );
  }
}

/** Whether the books themselves are the cause: no retry helps, and a person has to look. */
export const isOfBooks = (cause: unknown): boolean =>
  cause instanceof BooksDisagree || cause instanceof LedgerBroken || cause instanceof ProgrammeBroken;
