import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';

/** The outcome by which an operator agrees to each kind of request. */
export const AGREED_OUTCOME = { deposit: 'credit', withdrawal: 'pay' } as const;
export type RequestKind = keyof typeof AGREED_OUTCOME;
export type Outcome<Of extends RequestKind = RequestKind> =
  | (typeof AGREED_OUTCOME)[Of]
  | 'refuse'
  /** By the first of two operators, if it takes two. */
  | 'approve';

/** What an operator chooses in the console: the request's state then tells the outcome. */
export type Choice = 'agree' | 'refuse';

/** What operators do once per request: decide it, approve it before that, record that the money is sent, take it back. */
export type DecisionKind = RequestKind | 'approval' | 'credit-approval' | 'sending' | ReversalKind;

/** No other kind begins like these, so no id of a request makes one decision's id another's. */
export type ReversalKind = 'credit-reversal' | 'payout-reversal';

/** One id per kind of decision and request, so a second operator's decision collides with the first. */
export const decisionId = (kind: DecisionKind, requestId: string): string => `${kind}-${requestId}`;

export const reversalKindOf = (requestKind: RequestKind): ReversalKind =>
  requestKind === 'deposit' ? 'credit-reversal' : 'payout-reversal';

/** What a decision of a kind is about. */
export const requestKindOf = (kind: DecisionKind): RequestKind =>
  kind === 'deposit' || kind === 'credit-approval' || kind === 'credit-reversal' ? 'deposit' : 'withdrawal';

export const decisionKindOf = (requestKind: RequestKind, outcome: Outcome | 'send'): DecisionKind => {
  if (outcome === 'approve') return requestKind === 'deposit' ? 'credit-approval' : 'approval';
  return outcome === 'send' ? 'sending' : requestKind;
};

/** A user as operators see them. */
export interface UserRef {
  readonly uid: string;
  /** Null once the account is deleted. */
  readonly username: string | null;
  /** A sample member: shown with a label that says so. */
  readonly isSample: boolean;
}

/** What an operator did about one request: a record of the audit trail. */
export interface Decision {
  readonly requestKind: RequestKind;
  /** Id of the deposit or withdrawal, unique among the member's. */
  readonly requestId: string;
  /** `send`: the paid amount has been sent. `reverse`: its credit or its payout was taken back. */
  readonly outcome: Outcome | 'send' | 'reverse';
  /** The operator's words to the member, the reference of the payout, or the reason of the reversal. */
  readonly note: string | null;
  readonly at: Instant;
  readonly member: UserRef;
  readonly operator: UserRef;
  /** Null if the deposit or withdrawal was deleted with the account. */
  readonly amount: Cents | null;
  /** `requested` until the settlement carries it out; `refused` if it could not: nothing was done. */
  readonly status: 'requested' | 'settled' | 'refused';
  /** Says by the settlement's code why it was refused; null: it was not. */
  readonly refusal: string | null;
}

/** `request-released`: a request of the member's that was set aside is tried again. */
export type GrantChange = 'granted' | 'revoked' | 'factor-removed' | 'request-released';

/** What those who run the site did for a person, or to their rights: a record of the audit trail. */
export interface Grant {
  readonly id: string;
  readonly change: GrantChange;
  readonly member: UserRef;
  /** The name of the person who did it; null: the sandbox did. */
  readonly by: string | null;
  readonly at: Instant;
}

/** In what order a request's decisions follow one another. */
const STEPS: readonly Decision['outcome'][] = ['approve', 'refuse', 'credit', 'pay', 'send', 'reverse'];

/** Decisions newest first. Those of one moment stand by request, and a request's in the order in which they were made. */
export const newestFirst = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.toSorted(
    (one, other) =>
      other.at - one.at ||
      requestOf(one).localeCompare(requestOf(other)) ||
      STEPS.indexOf(other.outcome) - STEPS.indexOf(one.outcome),
  );

const requestOf = ({ requestKind, member, requestId }: Decision): string =>
  `${requestKind} ${member.uid} ${requestId}`;
