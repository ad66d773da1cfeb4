import type { RequestKind } from '#domain/decisions/decision.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import { levelKey, type MatrixLevel } from '#domain/programme/activation.ts';
import type { WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';

/** What a member or an operator asks of the settlement. The backend checks beforehand who may ask for what. */
export type SettlementRequest =
  | LevelActivation
  | WithdrawalToHold
  | WithdrawalCancellation
  | DepositDecisionRequest
  | WithdrawalDecisionRequest
  | PayoutRecord
  | PostingReversal;

interface RequestOf<Kind extends string> {
  readonly kind: Kind;
  /**
   * The client makes this id. It is unique among a member's requests of this kind, so a request sent twice is
   * settled once.
   */
  readonly id: string;
  /** The member whose money the request concerns. */
  readonly uid: string;
}

/**
 * The member makes this request. Its id is the `levelKey`, so a member who asks for a level in two tabs pays
 * for it once.
 */
export interface LevelActivation extends RequestOf<'activate'>, MatrixLevel {
  /** The member's current username, which shows others who took a place. */
  readonly username: string;
}

export const activationOf = (uid: string, username: string, asked: MatrixLevel): LevelActivation => ({
  kind: 'activate',
  id: levelKey(asked),
  uid,
  username,
  matrix: asked.matrix,
  level: asked.level,
});

/** The member makes this request. Its id is the withdrawal's own. */
export interface WithdrawalToHold extends RequestOf<'requestWithdrawal'>, WithdrawalRequest {}

/** The member makes this request. */
export interface WithdrawalCancellation extends RequestOf<'cancelWithdrawal'> {
  readonly withdrawalId: string;
}

/** What every decision says about its operator. */
interface ByOperator<Seen> {
  /** Uid of the operator, for the audit trail. */
  readonly operator: string;
  /** What the operator saw. Absent if the decision came without a screen. */
  readonly seen?: Seen;
  /** The operator's words to the member, if any. */
  readonly note: string | null;
}

export interface DepositDecisionRequest extends RequestOf<'decideDeposit'>, ByOperator<SeenDeposit> {
  readonly depositId: string;
  readonly outcome: 'approve' | 'credit' | 'refuse';
}

export interface WithdrawalDecisionRequest extends RequestOf<'decideWithdrawal'>, ByOperator<SeenWithdrawal> {
  readonly withdrawalId: string;
  readonly outcome: 'approve' | 'pay' | 'refuse';
}

/** An operator makes this request after sending the money of a paid withdrawal. */
export interface PayoutRecord
  extends RequestOf<'recordPayout'>,
    Pick<ByOperator<SeenWithdrawal>, 'operator' | 'seen'> {
  readonly withdrawalId: string;
  readonly reference: string;
}

/**
 * Those who run the site make this request, in the name of an operator. No screen of the Firebase backend
 * offers it.
 */
export interface PostingReversal extends RequestOf<'reversePosting'> {
  readonly operator: string;
  /** The deposit whose credit, or the withdrawal whose payout, is reversed. */
  readonly requestKind: RequestKind;
  readonly requestId: string;
  /** In the form that `checkNote` returns. */
  readonly reason: string;
}

/** Identifies a request among one member's requests. `MemberState.settled` contains these keys. */
export const requestKey = ({ kind, id }: SettlementRequest): string => `${kind}:${id}`;
