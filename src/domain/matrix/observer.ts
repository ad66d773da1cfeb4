import type { Refusal } from './refusal.ts';

/**
 * Hears what an event does, while it does it, in the contract's order. Members are numbers; a matrix is its index in
 * the programme. All calls up to one of the last three belong to one event; after `refused`, nothing of it has
 * happened.
 */
export interface Observer {
  /** `entrant` took a place in `holder`'s box (NewUserPlace). */
  placed(entrant: number, holder: number, matrix: number, level: number, place: number): void;
  /** `member`'s box closed and re-enters under `upline`, 0 for the root; `filledBy` took its last place (Reinvest). */
  recycled(member: number, upline: number, filledBy: number, matrix: number, level: number): void;
  /** A payment set off by `entrant` passes by `member`, whose box is frozen (MissedEthReceive). */
  missed(member: number, entrant: number, matrix: number, level: number): void;
  /** The one payment of an activation. `entrant` is who took the place that it is for. */
  paid(payee: number, amount: number, entrant: number, matrix: number, level: number): void;

  /** Ends an event (Registration). */
  registered(member: number, sponsor: number): void;
  /** Ends an event (Upgrade). `upline` is the active ancestor, also where spillover put the member elsewhere. */
  activated(member: number, upline: number, matrix: number, level: number): void;
  /** Ends an event. */
  refused(refusal: Refusal): void;
}

/** For callers that need only the state. */
export const NO_OBSERVER: Observer = {
  placed() {},
  recycled() {},
  missed() {},
  paid() {},
  registered() {},
  activated() {},
  refused() {},
};
