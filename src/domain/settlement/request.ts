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
  /** Made by the client; unique among a member's requests of this kind, so that one sent twice is settled once. */
  readonly id: string;
  /** The member whose money the request concerns. */
  readonly uid: string;
}

/** By the member. Its id is the `levelKey`: asking for a level in two tabs at once pays for it once. */
export interface LevelActivation extends RequestOf<'activate'>, MatrixLevel {
  /** The member's current username: others see by it who took a place. */
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

/** By the member. Its id is the withdrawal's own. */
export interface WithdrawalToHold extends RequestOf<'requestWithdrawal'>, WithdrawalRequest {}

/** By the member. */
export interface WithdrawalCancellation extends RequestOf<'cancelWithdrawal'> {
  readonly withdrawalId: string;
}

/** What every decision says of its operator. */
interface ByOperator<Seen> {
  /** Uid of the operator, for the audit trail. */
  readonly operator: string;
  /** What the operator saw. Absent in decisions made without a screen. */
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

/** By an operator, once the money of a paid withdrawal was sent. */
export interface PayoutRecord
  extends RequestOf<'recordPayout'>, Pick<ByOperator<SeenWithdrawal>, 'operator' | 'seen'> {
  readonly withdrawalId: string;
  readonly reference: string;
}

/** By an operator, with the rights of those who run the site: no screen of the Firebase backend asks for it. */
export interface PostingReversal extends RequestOf<'reversePosting'> {
  readonly operator: string;
  /** What the posting to reverse is about: its credit, or its payout. */
  readonly requestKind: RequestKind;
  readonly requestId: string;
  /** As `checkNote` returns it. */
  readonly reason: string;
}

/** Identifies a request among one member's: the values of `MemberState.settled`. */
export const requestKey = ({ kind, id }: SettlementRequest): string => `${kind}:${id}`;
