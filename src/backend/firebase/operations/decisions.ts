import type { Documents } from '#backend/firebase/firestore.ts';
import type { Context } from '#backend/firebase/context.ts';
import { withBackendErrors } from '#backend/firebase/errors.ts';
import { isRefusedBySettlement, untilSettled } from '#backend/firebase/wait-for-settlement.ts';
import { BackendError, type Operations, settlementRefusal } from '#backend/port/backend.ts';
import {
  type Decision,
  type DecisionKind,
  type ReversalKind,
  subjectOf,
} from '#domain/decisions/decision.ts';
import type { ApprovalRefusal } from '#domain/decisions/second-operator.ts';
import {
  isDepositAsSeen,
  isWithdrawalAsSeen,
  type SeenDeposit,
  type SeenWithdrawal,
} from '#domain/decisions/seen.ts';
import { creditRefusal } from '#domain/deposits/deposit.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { hasDecidedNothing } from '#domain/settlement/outcome.ts';
import { payoutRefusal } from '#domain/withdrawals/withdrawal.ts';
import { toDeposit, toRecent, toWithdrawal } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  DecisionDocument,
  DepositDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { onceEach, type UserRefOf, presentOperator, watchRows } from './access.ts';

/** Reversals come from the command line alone. */
type Kind = Exclude<DecisionKind, ReversalKind>;

type DepositKind = 'deposit' | 'credit-approval';

type Request = Pick<DecisionDocument, 'subject' | 'decision' | 'note'> & { readonly uid: string } & (
    | { readonly of: DepositKind; readonly seen: SeenDeposit }
    | { readonly of: Exclude<Kind, DepositKind>; readonly seen: SeenWithdrawal }
  );

/** The status in which each kind of decision is possible. */
const OPEN: Readonly<Record<Kind, string>> = {
  deposit: 'pending',
  'credit-approval': 'pending',
  withdrawal: 'held',
  approval: 'held',
  payment: 'paid',
};

export function firebaseDecisions(
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'decideDeposit' | 'decideWithdrawal' | 'recordPayment' | 'watchDecisions'> {
  const amountOf = onceEach<Cents | null>(async (firestore, path) => {
    const document = await firestore.read<DepositDocument | WithdrawalDocument>(path);
    return document && cents(document.amount);
  });

  return {
    decideDeposit: ({ depositId, ...verdict }) =>
      decide(context, {
        ...verdict,
        of: verdict.decision === 'approve' ? 'credit-approval' : 'deposit',
        subject: depositId,
      }),

    decideWithdrawal: ({ withdrawalId, ...verdict }) =>
      decide(context, {
        ...verdict,
        of: verdict.decision === 'approve' ? 'approval' : 'withdrawal',
        subject: withdrawalId,
      }),

    recordPayment: ({ uid, withdrawalId, seen, reference }) =>
      decide(context, {
        ...{ of: 'payment', uid, subject: withdrawalId, seen, decision: 'send', note: reference },
      }),

    watchDecisions(most, onDecisions, onError) {
      return watchRows<DecisionDocument, Decision>(
        context,
        { name: 'decisions', order: ['at', 'desc'], most },
        async ({ uid, data }, firestore) => {
          const { of, subject, decision, note, operator, at, status, refusal } = data;
          const [member, by, amount] = await Promise.all([
            userRefOf(firestore, uid),
            userRefOf(firestore, operator),
            amountOf(firestore, subjectPath(of, uid, subject)),
          ]);
          return {
            of: subjectOf(of),
            subject,
            verdict: decision,
            note,
            at: at.toMillis(),
            member,
            operator: by,
            amount,
            status,
            refusal,
          };
        },
        onDecisions,
        onError,
      );
    },
  };
}

const subjectPath = (of: DecisionKind, uid: string, subject: string): string =>
  subjectOf(of) === 'deposit' ? paths.deposit(uid, subject) : paths.withdrawal(uid, subject);

function decide(context: Context, request: Request): Promise<void> {
  return withBackendErrors(async () => {
    const operator = await presentOperator(context);
    const firestore = await context.openFirestore();
    const { of, uid, subject, seen, decision, note } = request;
    if (operator === uid) throw new BackendError('own-request');
    const path = paths.decision(uid, of, subject);

    await firestore.transact(async (documents) => {
      const earlier = await documents.get<DecisionDocument>(path);
      if (earlier !== null && !hasDecidedNothing(earlier.refusal)) {
        if (!isSame(earlier, request, operator)) {
          throw new BackendError(decision === 'approve' ? 'already-approved' : 'already-decided');
        }
        return;
      }
      const asked = await documents.get<DepositDocument | WithdrawalDocument>(subjectPath(of, uid, subject));
      if (asked === null) throw new BackendError('not-found');
      if (asked.status !== OPEN[of]) {
        throw settlementRefusal(of === 'payment' ? 'not-paid' : 'already-decided');
      }
      if (!isAsSeen(request, asked)) throw new BackendError('changed-since-seen');
      const refusal = await refusalOf(request, asked, operator, documents);
      if (refusal) throw settlementRefusal(refusal);
      documents.set(path, {
        of,
        subject,
        seen,
        decision,
        note,
        operator,
        at: firestore.now(),
        status: 'requested',
        refusal: null,
      });
    });

    const answered = await untilSettled<DecisionDocument>(
      firestore,
      path,
      ({ status }) => status !== 'requested',
    );
    if (answered === null) throw new BackendError('settlement-pending');
    if (isRefusedBySettlement(answered)) throw settlementRefusal(answered.refusal);
  });
}

/** Why the settlement would refuse this operator's answer: known before anything is recorded. */
async function refusalOf(
  { of, uid, subject, decision }: Request,
  asked: DepositDocument | WithdrawalDocument,
  operator: string,
  documents: Documents,
): Promise<ApprovalRefusal | null> {
  if (subjectOf(of) === 'withdrawal') {
    if (decision !== 'approve' && decision !== 'pay') return null;
    return payoutRefusal(toWithdrawal(subject, asked as WithdrawalDocument), decision, operator);
  }
  if (decision !== 'approve' && decision !== 'credit') return null;
  const deposit = toDeposit(subject, asked as DepositDocument);
  const balances =
    deposit.proofAt === null ? await documents.get<BalancesDocument>(paths.balances(uid)) : null;
  return creditRefusal(deposit, decision, operator, toRecent(balances), Date.now());
}

const isAsSeen = ({ of, subject, seen }: Request, asked: DepositDocument | WithdrawalDocument): boolean =>
  of === 'deposit' || of === 'credit-approval'
    ? isDepositAsSeen(seen, toDeposit(subject, asked as DepositDocument))
    : isWithdrawalAsSeen(seen, toWithdrawal(subject, asked as WithdrawalDocument));

/** A lost answer, asked for again. */
const isSame = (earlier: DecisionDocument, { of, decision, note }: Request, operator: string): boolean =>
  earlier.operator === operator &&
  earlier.decision === decision &&
  (of !== 'payment' || earlier.note === note);
