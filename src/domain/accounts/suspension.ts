import * as v from 'valibot';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { Instant } from '#domain/time.ts';
import { checkForm, requiredLines, type TextProblem, type ValidationResult } from '#domain/validation.ts';

/**
 * An operator has suspended an account: its member declares no deposit and activates no level. All that is the member's
 * stays theirs: they see it, are paid by partners, cancel, withdraw, and write to the operators.
 */
export interface Suspension {
  readonly id: string;
  /** The operator's words to the member. */
  readonly reason: string;
  readonly at: Instant;
}

/** A suspension or its end, for the audit trail. */
export interface StandingChange {
  readonly id: string;
  readonly change: 'suspended' | 'lifted';
  readonly reason: string;
  readonly member: UserRef;
  readonly operator: UserRef;
  readonly at: Instant;
}

/**
 * A suspension ends once: its end has an id of its own that follows from it. Clients' ids have no dot, so no suspension is ever
 * recorded under the id of an end.
 */
export const liftId = (suspensionId: string): string => `${suspensionId}.lifted`;

/** In characters (code points). */
export const LONGEST_REASON = 500;

export interface ReasonForm {
  readonly reason: string;
}

export type ReasonProblem = TextProblem;

const form = v.object({ reason: requiredLines(LONGEST_REASON) });

export const checkReason = (
  typed: ReasonForm,
): ValidationResult<ReasonForm, Partial<Record<keyof ReasonForm, ReasonProblem>>> => checkForm(form, typed);
