import { decisionId, type DecisionKind, requestKindOf } from '#domain/decisions/decision.ts';
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
  /** The deposit or withdrawal that the request concerns, and the posting that it reverses. */
  readonly concerned: Pick<MemberState, 'deposits' | 'withdrawals' | 'original'>;
  /**
   * Fields to set on the request's own document once it is settled, besides the settlement's changes; null:
   * no fields.
   */
  readonly whenSettled: object | null;
  /** Whether the member's account still exists. True for requests that do not depend on it. */
  readonly hasAccount: boolean;
  /** Contains the operator of a decision, if that person is on the list of operators now. */
  readonly operators?: ReadonlySet<string>;
}

/**
 * The paths of the documents that `requestIn` reads, and of the member's balances. Those that a decision
 * concerns are known once the decision itself is read.
 */
export function pathsFor(draft: Draft, path: string): readonly string[] {
  const [, uid = '', collection] = path.split('/');
  const common = [path, paths.balances(uid), paths.account(uid)];
  if (collection !== 'decisions') return common;
  const decision = draft.has(path) ? draft.get<DecisionDocument>(path) : null;
  if (decision === null) return common;
  const [requestKind, id] = [requestKindOf(decision.kind), decision.requestId];
  const requestPath = requestKind === 'deposit' ? paths.deposit(uid, id) : paths.withdrawal(uid, id);
  const decided = [...common, requestPath, paths.operator(decision.operator)];
  if (decision.outcome !== 'reverse') return decided;
  return [...decided, paths.posting(uid, originalOf(uid, requestKind, id))];
}

/** @returns null when it is settled already or no longer exists. @throws Error when its document contradicts itself */
export function requestIn(draft: Draft, path: string): LoadedRequest | null {
  const [, uid = '', collection, id = ''] = path.split('/');
  if (collection === 'decisions') return decisionIn(draft, path, uid);
  return collection === 'activations' ? activationIn(draft, path, uid) : withdrawalIn(draft, path, uid, id);
}

function activationIn(draft: Draft, path: string, uid: string): LoadedRequest | null {
  const document = draft.get<ActivationDocument>(path);
  if (document?.status !== 'requested') return null;
  const account = draft.get<AccountDocument>(paths.account(uid));
  return {
    request: activationOf(uid, account?.username ?? '', document),
    concerned: NEW_MEMBER,
    whenSettled: { status: 'active' },
    hasAccount: account !== null,
  };
}

function withdrawalIn(draft: Draft, path: string, uid: string, id: string): LoadedRequest | null {
  const document = draft.get<WithdrawalDocument>(path);
  if (document?.status !== 'requested' && document?.status !== 'cancelling') return null;
  const common = { concerned: withdrawalAlone(id, document), whenSettled: null };
  const hasAccount = draft.get<AccountDocument>(paths.account(uid)) !== null;
  // Hold nothing for a deleted account: its member could no longer cancel.
  if (document.status === 'cancelling' || !hasAccount) {
    return { request: { kind: 'cancelWithdrawal', id, uid, withdrawalId: id }, ...common, hasAccount };
  }
  const { amount, details } = document;
  if (details.method === 'bank-redacted')
    throw new Error(`${path} is decided, but stands as ${document.status}`);
  const request = { kind: 'requestWithdrawal', id, uid, amount: cents(amount), details } as const;
  return { request, ...common, hasAccount };
}

const OUTCOMES: Readonly<Record<DecisionKind, readonly DecisionDocument['outcome'][]>> = {
  deposit: ['credit', 'refuse'],
  'credit-approval': ['approve'],
  withdrawal: ['pay', 'refuse'],
  approval: ['approve'],
  sending: ['send'],
  'credit-reversal': ['reverse'],
  'payout-reversal': ['reverse'],
};

function decisionIn(draft: Draft, path: string, uid: string): LoadedRequest | null {
  const document = draft.get<DecisionDocument>(path);
  if (document?.status !== 'requested') return null;
  const { kind, requestId: id, operator, note } = document;
  // Throw on an unknown outcome instead of guessing. The rules let no unknown outcome through.
  if (!OUTCOMES[kind]?.includes(document.outcome))
    throw new Error(`${path}: “${document.outcome}” of a ${kind}`);
  const common = { id: decisionId(kind, id), uid, operator };
  const isListed = draft.get<OperatorDocument>(paths.operator(operator)) !== null;
  const operators = new Set(isListed ? [operator] : []);
  const settled = { whenSettled: { status: 'settled' }, hasAccount: true, operators };

  if (document.outcome === 'reverse') {
    const requestKind = requestKindOf(kind);
    const request = {
      kind: 'reversePosting',
      ...common,
      requestKind,
      requestId: id,
      reason: note ?? '',
    } as const;
    return { request, concerned: reversalConcerns(draft, request), ...settled };
  }
  if (document.kind === 'deposit' || document.kind === 'credit-approval') {
    const { outcome } = document;
    return {
      request: { kind: 'decideDeposit', ...common, seen: document.seen, note, depositId: id, outcome },
      concerned: depositOf(draft, uid, id),
      ...settled,
    };
  }
  const concerned = withdrawalOf(draft, uid, id);
  if (document.kind === 'sending') {
    const payout = { kind: 'recordPayout', ...common, withdrawalId: id, reference: note ?? '' } as const;
    return { request: { ...payout, seen: document.seen }, concerned, ...settled };
  }
  const { outcome } = document;
  return {
    request: { kind: 'decideWithdrawal', ...common, seen: document.seen, note, withdrawalId: id, outcome },
    concerned,
    ...settled,
  };
}

function reversalConcerns(
  draft: Draft,
  { uid, requestKind, requestId }: PostingReversal,
): LoadedRequest['concerned'] {
  const original = originalOf(uid, requestKind, requestId);
  const posting = draft.get<PostingDocument>(paths.posting(uid, original));
  return {
    ...(requestKind === 'deposit' ? depositOf(draft, uid, requestId) : withdrawalOf(draft, uid, requestId)),
    original: posting && { posting: toPosting(original, posting), entry: posting.entry },
  };
}

function depositOf(draft: Draft, uid: string, id: string): LoadedRequest['concerned'] {
  const document = draft.get<DepositDocument>(paths.deposit(uid, id));
  return { ...NEW_MEMBER, deposits: new Map(document && [[id, toDeposit(id, document)]]) };
}

function withdrawalOf(draft: Draft, uid: string, id: string): LoadedRequest['concerned'] {
  const document = draft.get<WithdrawalDocument>(paths.withdrawal(uid, id));
  return document ? withdrawalAlone(id, document) : NEW_MEMBER;
}

const withdrawalAlone = (id: string, document: WithdrawalDocument): LoadedRequest['concerned'] => ({
  ...NEW_MEMBER,
  withdrawals: new Map([[id, toWithdrawal(id, document)]]),
});
