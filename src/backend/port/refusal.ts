import type { Refusal } from '#domain/settlement/settle.ts';
import { BackendError, type BackendErrorCode, smallPrint } from './error.ts';

/** The settlement's refusals in the port's words. Refusals that the forms rule out have no sentence of their own. */
const REFUSALS: Readonly<Record<Refusal['code'], BackendErrorCode>> = {
  'insufficient-funds': 'insufficient-funds',
  'below-minimum': 'unknown',
  'not-a-test-address': 'unknown',
  'not-found': 'not-found',
  'already-decided': 'already-decided',
  'changed-since-seen': 'changed-since-seen',
  'id-used': 'id-used',
  'own-request': 'own-request',
  'not-an-operator': 'permission-denied',
  'second-operator-needed': 'second-operator-needed',
  'already-approved': 'already-approved',
  'approval-not-needed': 'unknown',
  'note-needed': 'unknown',
  'not-paid': 'unknown',
  'reference-refused': 'unknown',
  'not-reversible': 'unknown',
  'already-reversed': 'already-reversed',
  'reason-refused': 'unknown',
  'would-be-negative': 'spent',
  'level-active': 'level-active',
  'level-below-inactive': 'level-below-inactive',
  'member-exists': 'matrix-refused',
  'sponsor-unknown': 'matrix-refused',
  'member-unknown': 'matrix-refused',
  'matrix-unknown': 'matrix-refused',
  'level-unknown': 'matrix-refused',
  'cascade-too-deep': 'matrix-refused',
  'payment-loop': 'matrix-refused',
};

/**
 * Why the settlement refused, in the port's words. Its own code goes into the small print.
 *
 * @param refusal a stored `Refusal` code
 */
export const settlementRefusal = (refusal: string): BackendError =>
  new BackendError(REFUSALS[refusal as Refusal['code']] ?? 'unknown', smallPrint(refusal));
