import { computed } from 'nanostores';
import { type PortfolioDay, portfolioOf } from '../domain/portfolio.ts';
import type { Live, LiveStore } from './live.ts';
import { $statement } from './statement.ts';
import { $transactions } from './transactions.ts';

export interface Portfolio {
  /** Whether there is nothing at all yet, not even something that waits. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

const $both = computed([$statement, $transactions], (statement, transactions): Live<Portfolio> => {
  if (statement.state !== 'ready') return statement;
  if (transactions.state !== 'ready') return transactions;
  const { lines } = statement.value;
  const isEmpty = lines.length === 0 && transactions.value.length === 0;
  return { state: 'ready', value: { isEmpty, days: portfolioOf(lines, startOfDay) } };
});

/** What the signed-in member's account has been worth, day by day. */
export const $portfolio: LiveStore<Portfolio> = Object.assign($both, {
  retry() {
    $statement.retry();
    $transactions.retry();
  },
});
