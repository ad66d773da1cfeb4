import { SECOND } from '#domain/time.ts';
import type { Refusal } from '#domain/settlement/settle.ts';

/** Every way in which a backend refuses or fails. `i18n/errors` has a sentence for each. */
export type BackendErrorCode =
  | 'invalid-credentials'
  | 'email-in-use'
  | 'username-taken'
  | 'upline-unknown'
  | 'upline-final'
  | 'not-verified'
  | 'password-refused'
  | 'password-unchanged'
  | 'too-many-requests'
  | 'user-disabled'
  | 'second-factor-needed'
  | 'second-factor-exists'
  | 'code-refused'
  | 'challenge-expired'
  | 'email-unverified'
  | 'popup-blocked'
  | 'popup-closed'
  | 'reauthentication-needed'
  | 'verification-not-sent'
  | 'action-code-invalid'
  | 'action-code-expired'
  | 'action-code-used'
  | 'session-expired'
  | 'permission-denied'
  | 'not-found'
  | 'already-decided'
  | 'changed-since-seen'
  | 'id-used'
  | 'deposits-full'
  | 'withdrawals-full'
  | 'messages-full'
  | 'proofs-full'
  | 'daily-limit'
  | 'suspended'
  | 'own-request'
  | 'second-operator-needed'
  | 'already-approved'
  | 'insufficient-funds'
  | 'already-reversed'
  | 'spent'
  | 'level-active'
  | 'level-below-inactive'
  | 'matrix-refused'
  | 'settlement-pending'
  | 'withdrawals-open'
  | 'wrong-file'
  | 'network-down'
  /** The public log is not served. */
  | 'log-out-of-reach'
  /** The public log contradicts itself: `verifyPublicLog` says where. */
  | 'log-broken'
  | 'storage-full'
  | 'storage-unavailable'
  | 'storage-stalled'
  | 'data-deleted'
  | 'data-replaced'
  /** Only `deleteStoredData` helps. */
  | 'data-of-another-release'
  | 'site-outdated'
  | 'older-tab-open'
  | 'crypto-unavailable'
  | 'load-failed'
  | 'unknown';

export class BackendError extends Error {
  readonly code: BackendErrorCode;

  /** @param cause what the service or the browser said; the screen shows its name in small print beside the code */
  constructor(code: BackendErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'BackendError';
    this.code = code;
  }
}

/** How long a chunk may take. A connection that stalls neither delivers it nor fails. */
const CHUNK_TIMEOUT = 20 * SECOND;

/** A chunk of the site that is loaded on demand. @throws `load-failed`, also when it has not come within 20 seconds */
export async function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(smallPrint('chunk-timeout')), CHUNK_TIMEOUT);
  try {
    return await Promise.race([chunk, timeout]);
  } catch (cause) {
    throw new BackendError('load-failed', cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A file that is refused.
 *
 * @param problem what is wrong with it, for the small print; `i18n` has a sentence for it
 * @param place where in the file
 */
export const wrongFile = (problem: string, place = ''): BackendError =>
  new BackendError('wrong-file', smallPrint(problem, place));

/** An error's cause. The screen shows its name in small print. */
export const smallPrint = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

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
