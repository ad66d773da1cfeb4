import { decisionId, type DecisionKind } from '#domain/decisions/decision.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import { cents } from '#domain/money/cents.ts';
import { activationOf } from '#domain/settlement/request.ts';
import type { MemberState, SettlementRequest } from '#domain/settlement/settle.ts';
import { NEW_MEMBER } from '#domain/settlement/state.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type {
  AccountDocument,
  ActivationDocument,
  DecisionDocument,
  DepositDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';

/** A pending request. */
export interface Asked {
  readonly request: SettlementRequest;
  /** The deposits and withdrawals that the request names. */
  readonly subject: Pick<MemberState, 'deposits' | 'withdrawals'>;
  /** Fields to set on the request's own document once settled, besides the settlement's changes; null: none. */
  readonly whenSettled: object | null;
  /** Whether the member's account still exists. Not asked where it does not matter. */
  readonly hasAccount: boolean;
}

/**
 * @returns null when the request is already settled or gone
 * @throws Unread
 */
export function requestIn(draft: Draft, path: string): Asked | null {
  const [, uid = '', kind, id = ''] = path.split('/');
  if (kind === 'decisions') return decisionIn(draft, path, uid);
  return kind === 'activations' ? activationIn(draft, path, uid) : withdrawalIn(draft, path, uid, id);
}

function activationIn(draft: Draft, path: string, uid: string): Asked | null {
  draft.require(path, paths.account(uid), paths.balances(uid), paths.programmeLog());
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

function withdrawalIn(draft: Draft, path: string, uid: string, id: string): Asked | null {
  draft.require(path, paths.account(uid), paths.balances(uid));
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
  withdrawal: ['pay', 'refuse'],
  approval: ['approve'],
  payment: ['send'],
};

function decisionIn(draft: Draft, path: string, uid: string): Asked | null {
  const document = draft.get<DecisionDocument>(path);
  if (document?.status !== 'requested') return null;
  const { of, subject: id, operator, note } = document;
  // Throw on an unknown verdict instead of guessing. The rules let none through.
  if (!DECISIONS[of]?.includes(document.decision))
    throw new Error(`${path}: “${document.decision}” of a ${of}`);
  const common = { id: decisionId(of, id), uid, operator };
  const settled = { whenSettled: { status: 'settled' }, hasAccount: true };

  if (document.of === 'deposit') {
    const { decision } = document;
    draft.require(paths.deposit(uid, id), paths.balances(uid));
    const deposit = draft.get<DepositDocument>(paths.deposit(uid, id));
    const deposits = new Map(deposit && [[id, toDeposit(id, deposit)]]);
    return {
      request: { kind: 'decideDeposit', ...common, ...seenIn(document), note, depositId: id, decision },
      subject: { ...NEW_MEMBER, deposits },
      ...settled,
    };
  }
  draft.require(paths.withdrawal(uid, id), paths.balances(uid));
  const withdrawal = draft.get<WithdrawalDocument>(paths.withdrawal(uid, id));
  const subject = withdrawal ? withdrawalAlone(id, withdrawal) : NEW_MEMBER;
  if (document.of === 'payment') {
    const record = { kind: 'recordPayment', ...common, withdrawalId: id, reference: note ?? '' } as const;
    return { request: { ...record, ...seenIn(document) }, subject, ...settled };
  }
  const { decision } = document;
  return {
    request: { kind: 'decideWithdrawal', ...common, ...seenIn(document), note, withdrawalId: id, decision },
    subject,
    ...settled,
  };
}

/** Empty for a decision of an earlier version, which is carried out without the comparison. */
const seenIn = <Seen extends SeenWithdrawal | SeenDeposit>({
  seen,
}: {
  readonly seen?: Seen;
}): { seen?: Seen } => (seen ? { seen } : {});

const withdrawalAlone = (id: string, document: WithdrawalDocument): Asked['subject'] => ({
  ...NEW_MEMBER,
  withdrawals: new Map([[id, toWithdrawal(id, document)]]),
});
