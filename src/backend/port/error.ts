import { SECOND } from '#domain/time.ts';
import type { Refusal } from '#domain/settlement/settle.ts';

/** Every reason for which a backend refuses or fails. `i18n/errors` has a sentence for each. */
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
  | 'being-handled'
  | 'insufficient-funds'
  | 'already-reversed'
  | 'spent'
  | 'level-active'
  | 'level-below-inactive'
  | 'matrix-refused'
  | 'settlement-pending'
  /** The programme's log does not follow from the walk. Only a new walk helps. */
  | 'walk-broken'
  | 'withdrawals-open'
  | 'erasure-waits'
  | 'no-settler-answer'
  | 'wrong-file'
  | 'network-down'
  | 'log-out-of-reach'
  /** The public log contradicts itself: `verifyPublicLog` says where. */
  | 'log-broken'
  | 'storage-full'
  | 'storage-unavailable'
  | 'storage-stalled'
  | 'data-deleted'
  | 'data-replaced'
  /** Only `deleteStoredData` helps against this. */
  | 'data-of-another-release'
  | 'site-outdated'
  | 'older-tab-open'
  | 'crypto-unavailable'
  | 'load-failed'
  | 'unknown';

export class BackendError extends Error {
  readonly code: BackendErrorCode;

  /**
   * @param cause what the service or the browser said; the screen shows its name in small print beside the
   * code
   */
  constructor(code: BackendErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'BackendError';
    this.code = code;
  }
}

/** How long a chunk may take. A stalled connection neither delivers it nor fails. */
const CHUNK_TIMEOUT = 20 * SECOND;

/**
 * Loads a chunk of the site on demand.
 * @throws `load-failed`, also when it has not arrived within `CHUNK_TIMEOUT`
 */
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
 * The error for a refused file.
 *
 * @param problem what is wrong with it, for the small print; `i18n` has a sentence for it
 * @param place where in the file
 */
export const wrongFile = (problem: string, place = ''): BackendError =>
  new BackendError('wrong-file', smallPrint(problem, place));

/** The cause of an error. The screen shows its name in small print. */
export const smallPrint = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

/**
 * Maps the settlement's refusals to the port's codes. Refusals that the forms prevent share a general code.
 */
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
 * The error for a refusal by the settlement, with the port's code. The settlement's own code goes into the
 * small print.
 *
 * @param refusal a stored `Refusal` code
 */
export const settlementRefusal = (refusal: string): BackendError =>
  new BackendError(REFUSALS[refusal as Refusal['code']] ?? 'unknown', smallPrint(refusal));
