import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';

/** The verdict by which an operator grants what was asked for. */
export const APPROVAL = { deposit: 'credit', withdrawal: 'pay' } as const;
export type Subject = keyof typeof APPROVAL;
export type Verdict<Of extends Subject = Subject> =
  | (typeof APPROVAL)[Of]
  | 'refuse'
  /** The first of two operators, where a payout needs two. */
  | (Of extends 'withdrawal' ? 'approve' : never);

/** What an operator answers to a request, whatever it asks for. */
export type Answer = 'approve' | 'refuse';

/** What is done once a request, ever: to decide it, to approve it before that, to record after that what was sent. */
export type DecisionKind = Subject | 'approval' | 'payment';

/** Each kind of decision once a request: its id is taken from what it decides, so a second operator comes too late. */
export const decisionId = (kind: DecisionKind, subject: string): string => `${kind}-${subject}`;

export const kindOf = (of: Subject, verdict: Verdict | 'send'): DecisionKind => {
  if (verdict === 'approve') return 'approval';
  return verdict === 'send' ? 'payment' : of;
};

/** Somebody, as an operator sees them. */
export interface UserRef {
  readonly uid: string;
  /** Null once the account is deleted. */
  readonly username: string | null;
  /** An invented one: shown with a label that says so. */
  readonly isSample: boolean;
}

/** A line of the audit trail. */
export interface Decision {
  readonly of: Subject;
  /** Id of the deposit or withdrawal, unique among the member's own. */
  readonly subject: string;
  /** `send`: what was paid has been sent. */
  readonly verdict: Verdict | 'send';
  /** What the operator wrote: words to the member, or the reference of what was sent. */
  readonly note: string | null;
  readonly at: Instant;
  readonly member: UserRef;
  readonly operator: UserRef;
  /** Null where the deposit or withdrawal went with the member's account. */
  readonly amount: Cents | null;
  /** `requested` until the settlement has carried it out; `refused` where it could not be: nothing was done. */
  readonly status: 'requested' | 'settled' | 'refused';
  /** Of a refused one: the settlement's code. */
  readonly refusal: string | null;
}
