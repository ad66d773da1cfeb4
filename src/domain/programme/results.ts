import { type Cents, subtract, ZERO } from '#domain/money/cents.ts';

/** What levels have brought one member and cost them, and how those stand who paid them. */
export interface MemberResult {
  /** What partners' activations have paid the member. */
  readonly earned: Cents;
  /** The prices of the member's own levels. */
  readonly paid: Cents;
  /** The members who have paid this one, each counted once. */
  readonly payers: Tally;
}

/** How a group of members stands. Only sums: no one is named. */
export interface Tally {
  /** Those who have paid for a level. */
  readonly members: number;
  /** Those who got more than they paid. */
  readonly ahead: number;
  /** Those who got less than they paid. */
  readonly behind: number;
  /** Those who got nothing at all. They are behind too. */
  readonly unpaid: number;
  /** What all of them got, less what all of them paid. */
  readonly net: Cents;
}

export interface OwnedResult {
  readonly uid: string;
  readonly result: MemberResult;
}

export const NO_TALLY: Tally = { members: 0, ahead: 0, behind: 0, unpaid: 0, net: ZERO };
export const NO_RESULT: MemberResult = { earned: ZERO, paid: ZERO, payers: NO_TALLY };

export const netResult = ({ earned, paid }: Pick<MemberResult, 'earned' | 'paid'>): Cents =>
  subtract(earned, paid);
