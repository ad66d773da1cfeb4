/**
 * What an invited person was told. Any currency: only ratios count. Amounts, percentages and multiples are whole numbers of
 * `PART`s, so that no bound depends on how a computer rounds.
 */
export interface Offer {
  /** What one pays to join. */
  readonly cost: bigint;
  readonly promise: Promised;
  /** How many people each member has to bring before the promise is due. */
  readonly recruits: number;
  /** The part of each payment that goes to no member. Below `PART`. */
  readonly kept: bigint;
  /** How many have joined so far. */
  readonly members: number;
  /** What was said besides. */
  readonly claims: readonly Claim[];
}

export const PART = 100_000_000n;

export type Period = 'day' | 'week' | 'month';
export const PERIODS = ['day', 'week', 'month'] as const satisfies readonly Period[];
export const PERIODS_A_YEAR: Readonly<Record<Period, number>> = { day: 365, week: 52, month: 12 };

export type Promised =
  /** A part of the payment in each period, and the payment itself at the end of so many. */
  | { readonly kind: 'rate'; readonly rate: bigint; readonly period: Period; readonly periods: number | null }
  /** So many times the payment, in all, after so many months. */
  | { readonly kind: 'multiple'; readonly times: bigint; readonly months: number | null }
  /** A sum for each of the recruits. */
  | { readonly kind: 'recruits'; readonly sum: bigint }
  /** What a matrix of so many lines pays when it is full. */
  | { readonly kind: 'matrix'; readonly width: number; readonly depth: number; readonly pays: bigint };

export type PromiseKind = Promised['kind'];
export const PROMISE_KINDS = [
  'rate',
  'multiple',
  'recruits',
  'matrix',
] as const satisfies readonly PromiseKind[];

/** What only a person can tell: each is a warning sign. */
export const CLAIMS = [
  'guaranteed-return',
  'pay-to-be-paid',
  'withdrawal-fee',
  'urgency',
  'small-withdrawal',
] as const;
export type Claim = (typeof CLAIMS)[number];
