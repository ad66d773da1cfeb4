import type { Refusal } from '#domain/settlement/settle.ts';
import { BackendError, type BackendErrorCode, smallPrint } from './error.ts';

/** What a refusal of the settlement is here. Those that the forms rule out beforehand have no sentence of their own. */
const REFUSALS: Readonly<Record<Refusal['code'], BackendErrorCode>> = {
  'insufficient-funds': 'insufficient-funds',
  'below-minimum': 'unknown',
  'not-a-test-address': 'unknown',
  'not-found': 'not-found',
  'already-decided': 'already-decided',
  'changed-since-seen': 'changed-since-seen',
  'id-used': 'id-used',
  'own-request': 'own-request',
  'second-operator-needed': 'second-operator-needed',
  'already-approved': 'already-approved',
  'approval-not-needed': 'unknown',
  'not-paid': 'unknown',
  'reference-refused': 'unknown',
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
 * Why the settlement did not do what was asked, in this port's words. Its own word is the small print.
 *
 * @param refusal a `Refusal`'s code, as somebody has stored it
 */
export const settlementRefusal = (refusal: string): BackendError =>
  new BackendError(REFUSALS[refusal as Refusal['code']] ?? 'unknown', smallPrint(refusal));
