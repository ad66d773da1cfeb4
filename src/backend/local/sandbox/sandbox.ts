import { accountOf, assertActive } from '#backend/local/accounts.ts';
import { SETTLED } from '#backend/local/database.ts';
import type { Context } from '#backend/local/context.ts';
import { operatorOf } from '#backend/local/operations/access.ts';
import { DEPOSIT_SCOPE, WITHDRAWAL_SCOPE } from '#backend/local/operations/decisions.ts';
import { decideIn } from '#backend/local/settlement.ts';
import { exclusively, settling } from '#backend/local/settling.ts';
import { newSession } from '#backend/local/sessions.ts';
import type { Sandbox } from '#backend/port/backend.ts';
import { decisionId, reversalKindOf } from '#domain/decisions/decision.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { smallestOf } from '#domain/deposits/package.ts';
import type { DepositDecisionRequest, WithdrawalDecisionRequest } from '#domain/settlement/request.ts';
import {
  openOperatorAccount,
  creditAsOperator,
  makeOperator,
  OPERATOR,
  payAsOperator,
  SECOND_OPERATOR,
} from './operators.ts';
import { PRETENDED } from './text.ts';
import { localWalks } from './walk.ts';

const REVERSAL_SCOPE = {
  writes: [...SETTLED, 'deposits', 'withdrawals'],
  reads: ['accounts'],
} as const;
const SECOND_SCOPE = { writes: [...REVERSAL_SCOPE.writes, 'accounts', 'usernames'] } as const;

export function localSandbox(context: Context): Omit<Sandbox, 'watchWalk'> {
  const { store, member, now, settlementLock } = context;

  const asSecondOperator = (
    request: Omit<DepositDecisionRequest, 'operator'> | Omit<WithdrawalDecisionRequest, 'operator'>,
  ): Promise<void> =>
    exclusively(settlementLock, () =>
      operatorOf(member).write(SECOND_SCOPE, async (transaction) => {
        await openOperatorAccount(transaction, SECOND_OPERATOR, now());
        await decideIn(transaction, { ...request, operator: SECOND_OPERATOR }, now());
      }),
    );

  return {
    async enterAsOperator() {
      const scope = { writes: ['accounts', 'usernames', 'operators', 'session'] } as const;
      const session = await store.write(scope, async (transaction) => {
        await makeOperator(transaction, now());
        const sessions = transaction.objectStore('session');
        // Another tab may have a session of this operator: use the same one.
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

    giveDeposit({ coins: [coin], packages }) {
      const smallest = smallestOf(packages);
      if (!coin || !smallest) throw new Error('There are no coins or packages');
      const id = crypto.randomUUID();
      const declaration = newDepositDeclaration({ id, coin, package: smallest, usdPrice: coin.price });
      const writes = [...DEPOSIT_SCOPE.writes, 'accounts', 'usernames', 'operators'] as const;
      return settling(context, () =>
        member.write({ ...DEPOSIT_SCOPE, writes }, async (transaction, uid) => {
          assertActive(await accountOf(transaction, uid));
          const deposit = newDeposit(declaration, now());
          await transaction.objectStore('deposits').add({ uid, value: deposit });
          const seen = seenOfDeposit(deposit);
          await creditAsOperator(transaction, { uid, depositId: deposit.id, seen, note: PRETENDED }, now());
        }),
      );
    },

    pretendSent(withdrawalId, seen) {
      const writes = [...WITHDRAWAL_SCOPE.writes, 'accounts', 'usernames', 'operators'] as const;
      return settling(context, () =>
        member.write({ ...WITHDRAWAL_SCOPE, writes }, (transaction, uid) =>
          payAsOperator(transaction, { uid, withdrawalId, seen, note: PRETENDED }, now()),
        ),
      );
    },

    ...localWalks(context),
  };
}
