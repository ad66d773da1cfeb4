import { SETTLED, type StoreName, type Transaction } from '#backend/local/database.ts';
import type { Context } from '#backend/local/context.ts';
import { settling } from '#backend/local/settling.ts';
import type { Operations } from '#backend/port/backend.ts';
import { type Decision, decisionId, decisionKindOf, newestFirst } from '#domain/decisions/decision.ts';
import type { DecisionRequest } from '#backend/local/settlement.ts';
import type { Instant } from '#domain/time.ts';
import { type Operator, userRefOf } from './access.ts';

/** The stores that a decision about a deposit reads and writes. */
export const DEPOSIT_SCOPE = {
  writes: [...SETTLED, 'deposits'],
  reads: ['accounts', 'withdrawals'],
} as const;

/** The stores that a decision about a withdrawal reads and writes. */
export const WITHDRAWAL_SCOPE = {
  writes: [...SETTLED, 'withdrawals'],
  reads: ['accounts', 'deposits'],
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

export function localAuditTrail(operator: Operator): Pick<Operations, 'watchDecisions'> {
  return {
    watchDecisions(most, onDecisions, onError) {
      return operator.watch(
        ['settled', 'deposits', 'withdrawals', 'accounts'],
        (transaction) => latestDecisions(transaction, most),
        onDecisions,
        onError,
      );
    },
  };
}

type AuditTransaction = Transaction<'settled' | 'deposits' | 'withdrawals' | 'accounts', 'readonly'>;

async function latestDecisions<Name extends StoreName>(
  transaction: Transaction<Name | 'settled' | 'deposits' | 'withdrawals' | 'accounts', 'readonly'>,
  most: number,
): Promise<readonly Decision[]> {
  const made: Promise<Decision>[] = [];
  let last: Instant | null = null;
  for await (const cursor of transaction.objectStore('settled').index('decisions').iterate(null, 'prev')) {
    const { request, at } = cursor.value;
    // What happened in one moment has no order before all of it is read.
    if (made.length >= most && at !== last) break;
    if ('operator' in request) made.push(toDecision(transaction as AuditTransaction, request, at));
    last = at;
  }
  return newestFirst(await Promise.all(made)).slice(0, most);
}

async function toDecision(
  transaction: AuditTransaction,
  request: DecisionRequest,
  at: Instant,
): Promise<Decision> {
  const { uid } = request;
  const what = whatOf(request);
  const record = await transaction.objectStore(`${what.requestKind}s`).get([uid, what.requestId]);
  return {
    ...what,
    at,
    member: await userRefOf(transaction, uid),
    operator: await userRefOf(transaction, request.operator),
    amount: record?.value.amount ?? null,
    status: 'settled',
    refusal: null,
  };
}

function whatOf(request: DecisionRequest): Pick<Decision, 'requestKind' | 'requestId' | 'outcome' | 'note'> {
  switch (request.kind) {
    case 'decideDeposit':
      return {
        requestKind: 'deposit',
        requestId: request.depositId,
        outcome: request.outcome,
        note: request.note,
      };
    case 'decideWithdrawal':
      return {
        requestKind: 'withdrawal',
        requestId: request.withdrawalId,
        outcome: request.outcome,
        note: request.note,
      };
    case 'recordPayout':
      return {
        requestKind: 'withdrawal',
        requestId: request.withdrawalId,
        outcome: 'send',
        note: request.reference,
      };
    case 'reversePosting':
      return {
        requestKind: request.requestKind,
        requestId: request.requestId,
        outcome: 'reverse',
        note: request.reason,
      };
  }
}
