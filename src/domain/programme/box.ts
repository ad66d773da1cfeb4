import type { BoxView } from '#domain/matrix/view.ts';
import type { PlaceOutcome } from '#domain/matrix/walkthrough.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import type { MatrixId, MatrixLevel } from './activation.ts';

/** How many places a box has: two lines of 2 and 4, or one of 8. */
export const PLACES: Readonly<Record<MatrixId, number>> = { s6: 6, s8: 8 };

/** The places whose payment goes above: the first line of S6, and one of S8. The last place of a cycle re-enters with its payment. */
const PASSED_UP: Readonly<Record<MatrixId, readonly number[]>> = { s6: [1, 2], s8: [7] };

/** How many places of one cycle pay the member, and how many go above. The last one pays the re-entry. */
export const cycleOf = (matrix: MatrixId): { readonly owner: number; readonly above: number } => {
  const above = PASSED_UP[matrix].length;
  return { owner: PLACES[matrix] - above - 1, above };
};

/** `unknown`: it paid the member, or passed the member by before the level thawed. */
export type TakenOutcome = Exclude<PlaceOutcome, 're-entry'> | 'unknown';

/** What the payment for a taken place is to the box's member. One that re-enters empties the box, so it is never seen. */
export const outcomeOfPlace = (
  matrix: MatrixId,
  place: number,
  { frozen, missed }: Pick<Box, 'frozen' | 'missed'>,
): TakenOutcome => {
  if (PASSED_UP[matrix].includes(place)) return 'above';
  if (frozen) return 'missed';
  return missed > 0 ? 'unknown' : 'owner';
};

/** A member's box at one level of one matrix, as the member sees it. */
export interface Box {
  /** Payments pass the member by until the next level is activated. */
  readonly frozen: boolean;
  /** How often it has filled up and started over. */
  readonly cycles: number;
  /** Places filled since it last started. Can exceed `places`, because the rules count one in silence (quirk 3). */
  readonly filled: number;
  /** The members who took its places, from place 1. */
  readonly places: readonly TakenPlace[];
  /** What partners' activations at this level have paid the member so far. */
  readonly earned: Cents;
  /** What has passed the member by while the level was frozen. */
  readonly missed: Cents;
  /** Username of the member who got the level's price; null: the programme itself. */
  readonly paidTo: string | null;
}

/** What a box has brought its member. Kept with it, so that no one adds up all incomes. */
export type BoxSums = Pick<Box, 'earned' | 'missed'>;

/** What the matrix itself does not remember of a box. */
export type BoxRecord = BoxSums & Pick<Box, 'paidTo'>;

export interface TakenPlace {
  readonly place: number;
  readonly username: string;
}

/** A partner's activation that paid the member, or passed the member by. */
export interface Income extends MatrixLevel {
  readonly kind: 'earned' | 'missed';
  /** Username of the partner who activated, and whose money it was. */
  readonly partner: string;
  readonly amount: Cents;
  readonly at: Instant;
}

export const boxOf = (view: BoxView, places: readonly TakenPlace[], record: BoxRecord): Box => ({
  frozen: view.frozen,
  cycles: view.cycles,
  filled: view.kind === 'single-level' ? view.filled : view.firstLine + view.secondLine,
  places,
  ...record,
});
