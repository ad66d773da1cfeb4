import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';

/** The verdict that grants each kind of request. */
export const APPROVAL = { deposit: 'credit', withdrawal: 'pay' } as const;
export type Subject = keyof typeof APPROVAL;
export type Verdict<Of extends Subject = Subject> =
  | (typeof APPROVAL)[Of]
  | 'refuse'
  /** By the first of two operators, if it takes two. */
  | 'approve';

/** An operator's answer to a request. */
export type Answer = 'approve' | 'refuse';

/** What operators do once per request: decide it, approve it before that, record the payment after that, take it back. */
export type DecisionKind = Subject | 'approval' | 'credit-approval' | 'payment' | ReversalKind;

/** No other kind begins like these, so no id of a request makes one decision's id another's. */
export type ReversalKind = 'credit-reversal' | 'payout-reversal';

/** One id per kind of decision and request, so a second operator's decision collides with the first. */
export const decisionId = (kind: DecisionKind, subject: string): string => `${kind}-${subject}`;

export const reversalKindOf = (of: Subject): ReversalKind =>
  of === 'deposit' ? 'credit-reversal' : 'payout-reversal';

/** What a decision of a kind is about. */
export const subjectOf = (kind: DecisionKind): Subject =>
  kind === 'deposit' || kind === 'credit-approval' || kind === 'credit-reversal' ? 'deposit' : 'withdrawal';

export const kindOf = (of: Subject, verdict: Verdict | 'send'): DecisionKind => {
  if (verdict === 'approve') return of === 'deposit' ? 'credit-approval' : 'approval';
  return verdict === 'send' ? 'payment' : of;
};

/** A user as operators see them. */
export interface UserRef {
  readonly uid: string;
  /** Null once the account is deleted. */
  readonly username: string | null;
  /** A sample member: shown with a label that says so. */
  readonly isSample: boolean;
}

/** A line of the audit trail. */
export interface Decision {
  readonly of: Subject;
  /** Id of the deposit or withdrawal, unique among the member's. */
  readonly subject: string;
  /** `send`: the paid amount has been sent. `reverse`: its credit or its payout was taken back. */
  readonly verdict: Verdict | 'send' | 'reverse';
  /** The operator's words to the member, the reference of the payment, or the reason of the reversal. */
  readonly note: string | null;
  readonly at: Instant;
  readonly member: UserRef;
  readonly operator: UserRef;
  /** Null if the deposit or withdrawal was deleted with the account. */
  readonly amount: Cents | null;
  /** `requested` until the settlement carries it out; `refused` if it could not: nothing was done. */
  readonly status: 'requested' | 'settled' | 'refused';
  /** Of a refused one: the settlement's code. */
  readonly refusal: string | null;
}
