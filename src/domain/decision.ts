import type { Cents } from './cents.ts';
import type { Instant } from './time.ts';

/** The verdict by which an operator grants what was asked for. */
export const APPROVAL = { deposit: 'credit', withdrawal: 'pay' } as const;
export type Subject = keyof typeof APPROVAL;
export type Verdict<Of extends Subject = Subject> = (typeof APPROVAL)[Of] | 'refuse';

/** What an operator answers to a request, whatever it asks for. */
export type Answer = 'approve' | 'refuse';

export const verdictOf = <Of extends Subject>(of: Of, answer: Answer): Verdict<Of> =>
  answer === 'approve' ? APPROVAL[of] : 'refuse';

/** One decision a request, ever: its id is taken from what it decides, so a second operator comes too late. */
export const decisionId = (of: Subject, subject: string): string => `${of}-${subject}`;

/** Somebody, as an operator sees them. */
export interface Party {
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
  readonly verdict: Verdict;
  /** The operator's words to the member. */
  readonly note: string | null;
  readonly at: Instant;
  readonly member: Party;
  readonly operator: Party;
  /** Null where the deposit or withdrawal went with the member's account. */
  readonly amount: Cents | null;
  /** `requested` until the settlement has carried it out; `refused` where it came too late. */
  readonly status: 'requested' | 'settled' | 'refused';
}
