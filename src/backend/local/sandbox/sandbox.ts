import { SETTLED } from '#backend/local/database.ts';
import type { Context } from '#backend/local/context.ts';
import { operatorOf } from '#backend/local/operations/access.ts';
import { DEPOSIT_SCOPE } from '#backend/local/operations/decisions.ts';
import { decideIn } from '#backend/local/settlement.ts';
import { exclusively, settling } from '#backend/local/settling.ts';
import { newSession } from '#backend/local/sessions.ts';
import type { Sandbox } from '#backend/port/backend.ts';
import { decisionId, reversalKindOf } from '#domain/decisions/decision.ts';
import type { DepositDecisionRequest, WithdrawalDecisionRequest } from '#domain/settlement/request.ts';
import { loadCommunity } from './community.ts';
import { addOperator, creditAsOperator, makeOperator, OPERATOR, SECOND_OPERATOR } from './operators.ts';
import { addPartners } from './partners.ts';
import { PRETENDED } from './text.ts';

const REVERSAL_SCOPE = {
  writes: [...SETTLED, 'deposits', 'withdrawals'],
  reads: ['accounts'],
} as const;
const SECOND_SCOPE = { writes: [...REVERSAL_SCOPE.writes, 'accounts', 'usernames'] } as const;

export function localSandbox(context: Context): Omit<Sandbox, 'watchSamples'> {
  const { store, member, now, settlementLock } = context;

  const asSecondOperator = (
    request: Omit<DepositDecisionRequest, 'operator'> | Omit<WithdrawalDecisionRequest, 'operator'>,
  ): Promise<void> =>
    exclusively(settlementLock, () =>
      operatorOf(member).write(SECOND_SCOPE, async (transaction) => {
        await addOperator(transaction, SECOND_OPERATOR, now());
        await decideIn(transaction, { ...request, operator: SECOND_OPERATOR }, now());
      }),
    );

  return {
    async enterAsOperator() {
      const scope = { writes: ['accounts', 'usernames', 'operators', 'session'] } as const;
      const session = await store.write(scope, async (transaction) => {
        await makeOperator(transaction, now());
        const sessions = transaction.objectStore('session');
        // Another tab has a session of this operator: use the same one.
        const present = await sessions.get('operator');
        if (present) return present;
        const fresh = newSession(context, OPERATOR);
        await sessions.put(fresh, 'operator');
        return fresh;
      });
      member.attach('operator', session);
    },

    payAsSecondOperator(decision) {
      const id = decisionId('withdrawal', decision.withdrawalId);
      return asSecondOperator({ ...decision, kind: 'decideWithdrawal', id, outcome: 'pay' });
    },

    creditAsSecondOperator(decision) {
      const id = decisionId('deposit', decision.depositId);
      return asSecondOperator({ ...decision, kind: 'decideDeposit', id, outcome: 'credit' });
    },

    reverse(order) {
      const id = decisionId(reversalKindOf(order.requestKind), order.requestId);
      return settling(context, () =>
        operatorOf(member).write(REVERSAL_SCOPE, (transaction, operator) =>
          decideIn(transaction, { ...order, kind: 'reversePosting', id, operator }, now()),
        ),
      );
    },

    pretendPaid(depositId, seen) {
      const writes = [...DEPOSIT_SCOPE.writes, 'accounts', 'usernames', 'operators'] as const;
      return settling(context, () =>
        member.write({ ...DEPOSIT_SCOPE, writes }, (transaction, uid) =>
          creditAsOperator(transaction, { uid, depositId, seen, note: PRETENDED }, now()),
        ),
      );
    },

    async addSamplePartners(offers) {
      await addPartners(context, offers);
    },

    async loadSampleCommunity(offers, onProgress) {
      await loadCommunity(context, offers, onProgress);
    },
  };
}
