import { LEDGER } from '#backend/local/database.ts';
import type { Context } from '#backend/local/context.ts';
import { settling } from '#backend/local/settling.ts';
import type { Operations } from '#backend/port/backend.ts';
import { decisionId, kindOf } from '#domain/decisions/decision.ts';
import type { Operator } from './access.ts';

/** The stores that a decision about a deposit reads and writes. */
export const DEPOSIT_SCOPE = {
  writes: [...LEDGER, 'deposits', 'settled'],
  reads: ['withdrawals'],
} as const;

/** The stores that a decision about a withdrawal reads and writes. */
export const WITHDRAWAL_SCOPE = {
  writes: [...LEDGER, 'withdrawals', 'settled'],
  reads: ['deposits'],
} as const;

export function localDecisions(
  context: Context,
  operator: Operator,
): Pick<Operations, 'decideDeposit' | 'decideWithdrawal' | 'recordPayment'> {
  const { now } = context;

  return {
    decideDeposit(verdict) {
      const id = decisionId(kindOf('deposit', verdict.decision), verdict.depositId);
      return settling(context, ({ decideIn }) =>
        operator.write(DEPOSIT_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...verdict, kind: 'decideDeposit', id, operator: by }, now()),
        ),
      );
    },

    decideWithdrawal(verdict) {
      const id = decisionId(kindOf('withdrawal', verdict.decision), verdict.withdrawalId);
      return settling(context, ({ decideIn }) =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...verdict, kind: 'decideWithdrawal', id, operator: by }, now()),
        ),
      );
    },

    recordPayment(record) {
      const id = decisionId('payment', record.withdrawalId);
      return settling(context, ({ decideIn }) =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...record, kind: 'recordPayment', id, operator: by }, now()),
        ),
      );
    },
  };
}
