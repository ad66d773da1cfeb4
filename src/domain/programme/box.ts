import type { BoxView } from '#domain/matrix/view.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Instant } from '#domain/time.ts';
import type { MatrixLevel } from './activation.ts';

/** What a member holds at one level of one matrix, as the member may see it. */
export interface Box {
  /** Payments pass the member by until the next level is activated. */
  readonly frozen: boolean;
  /** How often it has been full, and begun anew. */
  readonly cycles: number;
  /** Places filled since it last began. More than are named in `places` where the rules count one in silence (quirk 3). */
  readonly filled: number;
  /** Who took which place, from 1. */
  readonly places: readonly TakenPlace[];
}

export interface TakenPlace {
  readonly place: number;
  readonly username: string;
}

/** A partner's activation that paid the member, or passed the member by. */
export interface Income extends MatrixLevel {
  readonly kind: 'earned' | 'missed';
  /** Username of who activated: whose money it was. */
  readonly partner: string;
  readonly amount: Cents;
  readonly at: Instant;
}

export const boxOf = (view: BoxView, places: readonly TakenPlace[]): Box => ({
  frozen: view.frozen,
  cycles: view.cycles,
  filled: view.kind === 'single-level' ? view.filled : view.firstLine + view.secondLine,
  places,
});
