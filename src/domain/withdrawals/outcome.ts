import { add, type Cents, subtract, sum, ZERO } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import { withdrawable } from './withdrawal.ts';

/** What a member has in the account and cannot withdraw. It can only pay for levels. */
export interface Stuck {
  /** Active deposit. */
  readonly locked: Cents;
  /** Earning, while it is less than a withdrawal needs. */
  readonly tooLittle: Cents;
}

export const stuckIn = (balances: Balances): Stuck => ({
  locked: balances.locked,
  tooLittle: subtract(balances.earning, withdrawable(balances)),
});

/** What a member has put in, against what came out of it. */
export interface Outcome {
  /** Deposits. */
  readonly putIn: Cents;
  /** Withdrawals that were paid. */
  readonly withdrawn: Cents;
  /** Held for withdrawals under way. */
  readonly held: Cents;
  /** What the member can withdraw now. */
  readonly canTake: Cents;
  readonly stuck: Stuck;
  /** What levels brought, less what they cost. */
  readonly byLevels: Cents;
  /** What was withdrawn, is held or can be taken, less what was put in. With what is stuck it is what levels brought. */
  readonly result: Cents;
}

export function outcomeOf({ balances, sums }: Position): Outcome {
  // Less what was corrected of them.
  const putIn = add(sums.credit ?? ZERO, sums.creditReversal ?? ZERO);
  const withdrawn = subtract(ZERO, add(sums.pay ?? ZERO, sums.payReversal ?? ZERO));
  const { held } = balances;
  const canTake = withdrawable(balances);
  return {
    putIn,
    withdrawn,
    held,
    canTake,
    stuck: stuckIn(balances),
    byLevels: add(sums.earned ?? ZERO, sums.activation ?? ZERO),
    result: subtract(sum([withdrawn, held, canTake]), putIn),
  };
}
