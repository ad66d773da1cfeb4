import { type Cents, cents } from '../../../domain/cents.ts';
import type { Decision, Subject, Verdict } from '../../../domain/decision.ts';
import { BackendError, type Operations, settlementRefusal } from '../../port.ts';
import type { Context } from '../context.ts';
import { type DecisionDocument, type DepositDocument, paths, type WithdrawalDocument } from '../documents.ts';
import { translated } from '../errors.ts';
import { onceEach, type PartyOf, presentOperator, watchRows } from './access.ts';
import { isRefusedBySettlement, untilSettled } from '../settled.ts';

interface Request {
  readonly of: Subject;
  readonly uid: string;
  readonly subject: string;
  readonly decision: Verdict;
  readonly note: string | null;
}

/** What can still be decided. */
const OPEN: readonly string[] = ['pending', 'held', 'cancelling'];

export function firebaseDecisions(
  context: Context,
  partyOf: PartyOf,
): Pick<Operations, 'decideDeposit' | 'decideWithdrawal' | 'watchDecisions'> {
  const amountOf = onceEach<Cents | null>(async (live, path) => {
    const document = await live.read<DepositDocument | WithdrawalDocument>(path);
    return document && cents(document.amount);
  });

  return {
    decideDeposit: ({ uid, depositId, decision, note }) =>
      decide(context, { of: 'deposit', uid, subject: depositId, decision, note }),

    decideWithdrawal: ({ uid, withdrawalId, decision, note }) =>
      decide(context, { of: 'withdrawal', uid, subject: withdrawalId, decision, note }),

    watchDecisions(most, onDecisions, onError) {
      return watchRows<DecisionDocument, Decision>(
        context,
        { name: 'decisions', order: ['at', 'desc'], most },
        async ({ uid, data }, live) => {
          const { of, subject, decision, note, operator, at, status } = data;
          const [member, by, amount] = await Promise.all([
            partyOf(live, uid),
            partyOf(live, operator),
            amountOf(live, subjectPath(of, uid, subject)),
          ]);
          return {
            of,
            subject,
            verdict: decision,
            note,
            at: at.toMillis(),
            member,
            operator: by,
            amount,
            status,
          };
        },
        onDecisions,
        onError,
      );
    },
  };
}

const subjectPath = (of: Subject, uid: string, subject: string): string =>
  of === 'deposit' ? paths.deposit(uid, subject) : paths.withdrawal(uid, subject);

function decide(context: Context, request: Request): Promise<void> {
  return translated(async () => {
    const operator = await presentOperator(context);
    const opened = await context.live();
    const { of, uid, subject, decision, note } = request;
    const path = paths.decision(uid, of, subject);

    await opened.transact(async (documents) => {
      const earlier = await documents.get<DecisionDocument>(path);
      if (earlier !== null) {
        const isSame = earlier.operator === operator && earlier.decision === decision;
        if (!isSame) throw new BackendError('already-decided');
        return;
      }
      const asked = await documents.get<DepositDocument | WithdrawalDocument>(subjectPath(of, uid, subject));
      if (asked === null) throw new BackendError('not-found');
      if (!OPEN.includes(asked.status)) throw new BackendError('already-decided');
      documents.set(path, {
        of,
        subject,
        decision,
        note,
        operator,
        at: opened.now(),
        status: 'requested',
        refusal: null,
      });
    });

    const answered = await untilSettled<DecisionDocument>(
      opened,
      path,
      ({ status }) => status !== 'requested',
    );
    if (answered === null) throw new BackendError('settlement-pending');
    if (isRefusedBySettlement(answered)) throw settlementRefusal(answered.refusal);
  });
}
