import { type PortfolioDay, portfolioOf } from '../domain/portfolio.ts';
import { both } from './live.ts';
import { $statement } from './statement.ts';
import { $transactions } from './transactions.ts';

export interface Portfolio {
  /** Whether there is nothing at all yet, not even something that waits. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** What the signed-in member's account has been worth, day by day. */
export const $portfolio = both($statement, $transactions, ({ lines }, transactions): Portfolio => {
  const isEmpty = lines.length === 0 && transactions.length === 0;
  return { isEmpty, days: portfolioOf(lines, startOfDay) };
});
