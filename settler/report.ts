import type { Outcome } from './settle-one.ts';

/** Who is told of what the settler does. */
export interface Report {
  /** @param ms how long it took */
  settled(path: string, outcome: Outcome, ms: number): void;
  /**
   * The request stays as it was.
   *
   * @param path null: what failed was to look for requests
   * @param retryIn milliseconds; null: not by itself
   */
  failed(path: string | null, cause: unknown, retryIn: number | null): void;
}
