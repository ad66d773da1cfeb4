import type { Instant } from '#domain/time.ts';
import type { MatrixLevel } from './activation.ts';

/**
 * The programme's events, in order. Their log is the programme's whole state: the matrix engine folds it to the same
 * result on every machine.
 */
export type ProgrammeEntry = RegistrationEntry | ActivationEntry;

/** A member takes part from here on. Written when the first activation in their upline chain needs it. */
export interface RegistrationEntry {
  readonly kind: 'register';
  readonly uid: string;
  readonly username: string;
  /** Uid of the upline, whose entry comes before; null: the programme itself. */
  readonly sponsor: string | null;
}

/** An activation that the settlement and the ledger have accepted. */
export interface ActivationEntry extends MatrixLevel {
  readonly kind: 'activate';
  readonly uid: string;
  /** The member's current username: a guest's changes once. Others see by it who took a place. */
  readonly username: string;
  readonly at: Instant;
}
