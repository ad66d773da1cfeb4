import type { Instant } from '#domain/time.ts';
import type { MatrixLevel } from './activation.ts';

/**
 * What happened to the programme, in the order in which it did. The log of these is the programme's whole state: the
 * matrix engine folds it, on every machine to the same.
 */
export type ProgrammeEntry = RegistrationEntry | ActivationEntry;

/** A member takes part from here on. Written when the first activation in their line needs it. */
export interface RegistrationEntry {
  readonly kind: 'register';
  readonly uid: string;
  readonly username: string;
  /** Uid of the upline, who is in the log before; null: the programme itself. */
  readonly sponsor: string | null;
}

/** An activation that the settlement has accepted, and the ledger borne. */
export interface ActivationEntry extends MatrixLevel {
  readonly kind: 'activate';
  readonly uid: string;
  /** As it is at present: a guest's changes once. Others see by it who took a place. */
  readonly username: string;
  readonly at: Instant;
}
