import { type PortfolioDay, portfolioOf, type Step, valueSteps } from '../domain/portfolio.ts';
import { both } from './live.ts';
import { $statement } from './statement.ts';
import { $transactions } from './transactions.ts';

export interface Portfolio {
  /** Whether there is nothing at all yet, not even something that waits. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
  readonly steps: readonly Step[];
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** What the signed-in member's account has been worth, day by day and posting by posting. */
export const $portfolio = both($statement, $transactions, ({ lines }, transactions): Portfolio => {
  const isEmpty = lines.length === 0 && transactions.length === 0;
  return { isEmpty, days: portfolioOf(lines, startOfDay), steps: valueSteps(lines) };
});
