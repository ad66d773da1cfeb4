import { decisionId, type DecisionKind, subjectOf } from '#domain/decisions/decision.ts';
import { cents } from '#domain/money/cents.ts';
import { activationOf, type PostingReversal } from '#domain/settlement/request.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import type { MemberState, SettlementRequest } from '#domain/settlement/settle.ts';
import { NEW_MEMBER } from '#domain/settlement/state.ts';
import { toDeposit, toPosting, toWithdrawal } from '#firestore/decode.ts';
import type {
  AccountDocument,
  ActivationDocument,
  DecisionDocument,
  DepositDocument,
  OperatorDocument,
  PostingDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';

/** A pending request, with what the settlement needs to know of its member. */
export interface LoadedRequest {
  readonly request: SettlementRequest;
  /** The deposits and withdrawals that the request names, and the posting that it wants reversed. */
  readonly subject: Pick<MemberState, 'deposits' | 'withdrawals' | 'original'>;
  /** Fields to set on the request's own document once settled, besides the settlement's changes; null: none. */
  readonly whenSettled: object | null;
  /** Whether the member's account still exists. True where it does not matter. */
  readonly hasAccount: boolean;
  /** Of a decision: its operator, if they are on the list of operators now. */
  readonly operators?: ReadonlySet<string>;
}

/**
 * The documents that `requestIn` looks at, and the member's balances. Those that a decision is about are known once the decision
 * itself is read.
 */
export function documentsOf(draft: Draft, path: string): readonly string[] {
  const [, uid = '', kind] = path.split('/');
  const common = [path, paths.balances(uid)];
  if (kind !== 'decisions') return [...common, paths.account(uid)];
  const decision = draft.has(path) ? draft.get<DecisionDocument>(path) : null;
  if (decision === null) return common;
  const [of, id] = [subjectOf(decision.of), decision.subject];
  const subject = of === 'deposit' ? paths.deposit(uid, id) : paths.withdrawal(uid, id);
  const decided = [...common, subject, paths.operator(decision.operator)];
  if (decision.decision !== 'reverse') return decided;
  return [...decided, paths.posting(uid, originalOf(uid, of, id))];
}

/** @returns null when the request is already settled or gone */
export function requestIn(draft: Draft, path: string): LoadedRequest | null {
  const [, uid = '', kind, id = ''] = path.split('/');
  if (kind === 'decisions') return decisionIn(draft, path, uid);
  return kind === 'activations' ? activationIn(draft, path, uid) : withdrawalIn(draft, path, uid, id);
}

function activationIn(draft: Draft, path: string, uid: string): LoadedRequest | null {
  const document = draft.get<ActivationDocument>(path);
  if (document?.status !== 'requested') return null;
  const account = draft.get<AccountDocument>(paths.account(uid));
  return {
    request: activationOf(uid, account?.username ?? '', document),
    subject: NEW_MEMBER,
    whenSettled: { status: 'active' },
    hasAccount: account !== null,
  };
}

function withdrawalIn(draft: Draft, path: string, uid: string, id: string): LoadedRequest | null {
  const document = draft.get<WithdrawalDocument>(path);
  if (document?.status !== 'requested' && document?.status !== 'cancelling') return null;
  const common = { subject: withdrawalAlone(id, document), whenSettled: null };
  const hasAccount = draft.get<AccountDocument>(paths.account(uid)) !== null;
  // Hold nothing for a deleted account: no one could cancel it.
  if (document.status === 'cancelling' || !hasAccount) {
    return { request: { kind: 'cancelWithdrawal', id, uid, withdrawalId: id }, ...common, hasAccount };
  }
  const { amount, details } = document;
  if (details.method === 'bank-redacted')
    throw new Error(`${path} is decided, but stands as ${document.status}`);
  const request = { kind: 'requestWithdrawal', id, uid, amount: cents(amount), details } as const;
  return { request, ...common, hasAccount };
}

const DECISIONS: Readonly<Record<DecisionKind, readonly DecisionDocument['decision'][]>> = {
  deposit: ['credit', 'refuse'],
  'credit-approval': ['approve'],
  withdrawal: ['pay', 'refuse'],
  approval: ['approve'],
  payment: ['send'],
  'credit-reversal': ['reverse'],
  'payout-reversal': ['reverse'],
};

function decisionIn(draft: Draft, path: string, uid: string): LoadedRequest | null {
  const document = draft.get<DecisionDocument>(path);
  if (document?.status !== 'requested') return null;
  const { of, subject: id, operator, note } = document;
  // Throw on an unknown verdict instead of guessing. The rules let none through.
  if (!DECISIONS[of]?.includes(document.decision))
    throw new Error(`${path}: “${document.decision}” of a ${of}`);
  const common = { id: decisionId(of, id), uid, operator };
  const isListed = draft.get<OperatorDocument>(paths.operator(operator)) !== null;
  const operators = new Set(isListed ? [operator] : []);
  const settled = { whenSettled: { status: 'settled' }, hasAccount: true, operators };

  if (document.decision === 'reverse') {
    const of = subjectOf(document.of);
    const request = { kind: 'reversePosting', ...common, of, subject: id, reason: note ?? '' } as const;
    return { request, subject: toReverse(draft, request), ...settled };
  }
  if (document.of === 'deposit' || document.of === 'credit-approval') {
    const { decision } = document;
    return {
      request: { kind: 'decideDeposit', ...common, seen: document.seen, note, depositId: id, decision },
      subject: depositIn(draft, uid, id),
      ...settled,
    };
  }
  const subject = withdrawalOf(draft, uid, id);
  if (document.of === 'payment') {
    const record = { kind: 'recordPayment', ...common, withdrawalId: id, reference: note ?? '' } as const;
    return { request: { ...record, seen: document.seen }, subject, ...settled };
  }
  const { decision } = document;
  return {
    request: { kind: 'decideWithdrawal', ...common, seen: document.seen, note, withdrawalId: id, decision },
    subject,
    ...settled,
  };
}

/** What a reversal is about: the deposit or withdrawal, and the posting that it takes back. */
function toReverse(draft: Draft, { uid, of, subject }: PostingReversal): LoadedRequest['subject'] {
  const original = originalOf(uid, of, subject);
  const posting = draft.get<PostingDocument>(paths.posting(uid, original));
  return {
    ...(of === 'deposit' ? depositIn(draft, uid, subject) : withdrawalOf(draft, uid, subject)),
    original: posting && { posting: toPosting(original, posting), entry: posting.entry },
  };
}

function depositIn(draft: Draft, uid: string, id: string): LoadedRequest['subject'] {
  const document = draft.get<DepositDocument>(paths.deposit(uid, id));
  return { ...NEW_MEMBER, deposits: new Map(document && [[id, toDeposit(id, document)]]) };
}

function withdrawalOf(draft: Draft, uid: string, id: string): LoadedRequest['subject'] {
  const document = draft.get<WithdrawalDocument>(paths.withdrawal(uid, id));
  return document ? withdrawalAlone(id, document) : NEW_MEMBER;
}

const withdrawalAlone = (id: string, document: WithdrawalDocument): LoadedRequest['subject'] => ({
  ...NEW_MEMBER,
  withdrawals: new Map([[id, toWithdrawal(id, document)]]),
});
