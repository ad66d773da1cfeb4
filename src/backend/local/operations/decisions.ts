import type { Context } from '#backend/local/context.ts';
import type { StoreName, Transaction } from '#backend/local/database.ts';
import { LEDGER, type LedgerStore } from '#backend/local/log-records.ts';
import { settleIn, settling } from '#backend/local/settlement.ts';
import { BackendError, type Operations } from '#backend/port/backend.ts';
import { decisionId, decisionKindOf } from '#domain/decisions/decision.ts';
import { requestKey } from '#domain/settlement/request.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';
import type { Operator } from './access.ts';

/** What operators decide. */
export type DecisionRequest = Extract<SettlementRequest, { operator: string }>;

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
      return settling(context, () =>
        operator.write(DEPOSIT_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...decision, kind: 'decideDeposit', id, operator: by }, now()),
        ),
      );
    },

    decideWithdrawal(decision) {
      const id = decisionId(decisionKindOf('withdrawal', decision.outcome), decision.withdrawalId);
      return settling(context, () =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...decision, kind: 'decideWithdrawal', id, operator: by }, now()),
        ),
      );
    },

    recordPayout(record) {
      const id = decisionId('sending', record.withdrawalId);
      return settling(context, () =>
        operator.write(WITHDRAWAL_SCOPE, (transaction, by) =>
          decideIn(transaction, { ...record, kind: 'recordPayout', id, operator: by }, now()),
        ),
      );
    },
  };
}

export async function decideIn<Name extends StoreName>(
  transaction: Transaction<Name | LedgerStore | 'deposits' | 'withdrawals' | 'settled', 'readwrite'>,
  request: DecisionRequest,
  now: Instant,
): Promise<void> {
  const earlier = await transaction.objectStore('settled').get([request.uid, requestKey(request)]);
  if (earlier && !isSame(earlier.request, request)) {
    throw new BackendError(outcomeOf(request) === 'approve' ? 'already-approved' : 'already-decided');
  }
  await settleIn(transaction, request, now);
}

const isSame = (earlier: SettlementRequest, request: DecisionRequest): boolean =>
  'operator' in earlier && earlier.operator === request.operator && outcomeOf(earlier) === outcomeOf(request);

function outcomeOf(request: DecisionRequest): string {
  switch (request.kind) {
    case 'recordPayout':
      return request.reference;
    case 'reversePosting':
      return request.reason;
    default:
      return request.outcome;
  }
}
