import type { Documents } from '#backend/firebase/firestore.ts';
import type { Context } from '#backend/firebase/context.ts';
import { isRefusedBySettlement, untilSettled } from '#backend/firebase/wait-for-settlement.ts';
import { BackendError, type Operations, settlementRefusal } from '#backend/port/backend.ts';
import {
  type Decision,
  type DecisionKind,
  type ReversalKind,
  requestKindOf,
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
import { hasDecidedNothing } from '#domain/settlement/settlement.ts';
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

/** Only the command line makes reversals. */
type Kind = Exclude<DecisionKind, ReversalKind>;

type DepositKind = 'deposit' | 'credit-approval';

type NewDecision = Pick<DecisionDocument, 'requestId' | 'outcome' | 'note'> & { readonly uid: string } & (
    | { readonly kind: DepositKind; readonly seen: SeenDeposit }
    | { readonly kind: Exclude<Kind, DepositKind>; readonly seen: SeenWithdrawal }
  );

/** The status that a request must have for each kind of decision. */
const OPEN: Readonly<Record<Kind, string>> = {
  deposit: 'pending',
  'credit-approval': 'pending',
  withdrawal: 'held',
  approval: 'held',
  sending: 'paid',
};

export function firebaseDecisions(
  context: Context,
  userRefOf: UserRefOf,
): Pick<Operations, 'decideDeposit' | 'decideWithdrawal' | 'recordPayout' | 'watchDecisions'> {
  const amountOf = onceEach<Cents | null>(async (firestore, path) => {
    const document = await firestore.read<DepositDocument | WithdrawalDocument>(path);
    return document && cents(document.amount);
  });

  return {
    decideDeposit: ({ depositId, ...decision }) =>
      decide(context, {
        ...decision,
        kind: decision.outcome === 'approve' ? 'credit-approval' : 'deposit',
        requestId: depositId,
      }),

    decideWithdrawal: ({ withdrawalId, ...decision }) =>
      decide(context, {
        ...decision,
        kind: decision.outcome === 'approve' ? 'approval' : 'withdrawal',
        requestId: withdrawalId,
      }),

    recordPayout: ({ uid, withdrawalId, seen, reference }) =>
      decide(context, {
        kind: 'sending',
        uid,
        requestId: withdrawalId,
        seen,
        outcome: 'send',
        note: reference,
      }),

    watchDecisions(most, onDecisions, onError) {
      return watchRows<DecisionDocument, Decision>(
        context,
        { name: 'decisions', order: ['at', 'desc'], most },
        async ({ uid, data }, firestore) => {
          const { kind, requestId, outcome, note, operator, at, status, refusal } = data;
          const [member, by, amount] = await Promise.all([
            userRefOf(firestore, uid),
            userRefOf(firestore, operator),
            amountOf(firestore, requestPath(kind, uid, requestId)),
          ]);
          return {
            requestKind: requestKindOf(kind),
            requestId,
            outcome,
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

const requestPath = (kind: DecisionKind, uid: string, requestId: string): string =>
  requestKindOf(kind) === 'deposit' ? paths.deposit(uid, requestId) : paths.withdrawal(uid, requestId);

async function decide(context: Context, request: NewDecision): Promise<void> {
  const operator = await presentOperator(context);
  const firestore = await context.openFirestore();
  const { kind, uid, requestId, seen, outcome, note } = request;
  if (operator === uid) throw new BackendError('own-request');
  const path = paths.decision(uid, kind, requestId);

  await firestore.transact(async (documents) => {
    const earlier = await documents.get<DecisionDocument>(path);
    if (earlier !== null && !hasDecidedNothing(earlier.refusal)) {
      if (!isSame(earlier, request, operator)) {
        throw new BackendError(outcome === 'approve' ? 'already-approved' : 'already-decided');
      }
      return;
    }
    const asked = await documents.get<DepositDocument | WithdrawalDocument>(
      requestPath(kind, uid, requestId),
    );
    if (asked === null) throw new BackendError('not-found');
    if (asked.status !== OPEN[kind]) {
      throw settlementRefusal(kind === 'sending' ? 'not-paid' : 'already-decided');
    }
    if (!isAsSeen(request, asked)) throw new BackendError('changed-since-seen');
    const refusal = await refusalOf(request, asked, operator, documents);
    if (refusal) throw settlementRefusal(refusal);
    documents.set(path, {
      kind,
      requestId,
      seen,
      outcome,
      note,
      operator,
      at: firestore.now(),
      status: 'requested',
      refusal: null,
    });
  });

  const answered = await untilSettled<DecisionDocument>(
    context,
    path,
    ({ status }) => status !== 'requested',
  );
  if (answered === null) throw new BackendError('settlement-pending');
  if (isRefusedBySettlement(answered)) throw settlementRefusal(answered.refusal);
}

/** Why the settlement would refuse this operator's decision; null: it would not. */
async function refusalOf(
  { kind, uid, requestId, outcome }: NewDecision,
  asked: DepositDocument | WithdrawalDocument,
  operator: string,
  documents: Documents,
): Promise<ApprovalRefusal | null> {
  if (requestKindOf(kind) === 'withdrawal') {
    if (outcome !== 'approve' && outcome !== 'pay') return null;
    return payoutRefusal(toWithdrawal(requestId, asked as WithdrawalDocument), outcome, operator);
  }
  if (outcome !== 'approve' && outcome !== 'credit') return null;
  const deposit = toDeposit(requestId, asked as DepositDocument);
  const balances =
    deposit.proofAt === null ? await documents.get<BalancesDocument>(paths.balances(uid)) : null;
  return creditRefusal(deposit, outcome, operator, toRecent(balances), Date.now());
}

const isAsSeen = (
  { kind, requestId, seen }: NewDecision,
  asked: DepositDocument | WithdrawalDocument,
): boolean =>
  kind === 'deposit' || kind === 'credit-approval'
    ? isDepositAsSeen(seen, toDeposit(requestId, asked as DepositDocument))
    : isWithdrawalAsSeen(seen, toWithdrawal(requestId, asked as WithdrawalDocument));

/** Whether the operator repeats a decision, because the answer to the first attempt was lost. */
const isSame = (earlier: DecisionDocument, { kind, outcome, note }: NewDecision, operator: string): boolean =>
  earlier.operator === operator &&
  earlier.outcome === outcome &&
  (kind !== 'sending' || earlier.note === note);
