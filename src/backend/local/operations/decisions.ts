import { LEDGER } from '#backend/local/database.ts';
import type { Context } from '#backend/local/context.ts';
import { settling } from '#backend/local/settling.ts';
import type { Operations } from '#backend/port/backend.ts';
import { decisionId, decisionKindOf } from '#domain/decisions/decision.ts';
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
): Pick<Operations, 'decideDeposit' | 'decideWithdrawal' | 'recordPayout'> {
  const { now } = context;

  return {
    decideDeposit(decision) {
      const id = decisionId(decisionKindOf('deposit', decision.outcome), decision.depositId);
      return settling(context, ({ decideIn }) =>
        operator.write(DEPOSIT_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...decision, kind: 'decideDeposit', id, operator: by }, now()),
        ),
      );
    },

    decideWithdrawal(decision) {
      const id = decisionId(decisionKindOf('withdrawal', decision.outcome), decision.withdrawalId);
      return settling(context, ({ decideIn }) =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...decision, kind: 'decideWithdrawal', id, operator: by }, now()),
        ),
      );
    },

    recordPayout(record) {
      const id = decisionId('sending', record.withdrawalId);
      return settling(context, ({ decideIn }) =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...record, kind: 'recordPayout', id, operator: by }, now()),
        ),
      );
    },
  };
}
