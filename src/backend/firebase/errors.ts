import { BackendError, type BackendErrorCode } from '#backend/port/backend.ts';

/**
 * Maps Firebase's codes to the port's. Where two codes would tell a registered address from an unknown one,
 * both map to the same code.
 */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/invalid-email': 'invalid-credentials',
  'auth/missing-password': 'invalid-credentials',
  'auth/user-mismatch': 'invalid-credentials',
  'auth/account-exists-with-different-credential': 'invalid-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/credential-already-in-use': 'email-in-use',
  'auth/weak-password': 'password-refused',
  'auth/password-does-not-meet-requirements': 'password-refused',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/user-disabled': 'user-disabled',
  'auth/multi-factor-auth-required': 'second-factor-needed',
  'auth/second-factor-already-in-use': 'second-factor-exists',
  'auth/maximum-second-factor-count-exceeded': 'second-factor-exists',
  'auth/unverified-email': 'email-unverified',
  'auth/invalid-verification-code': 'code-refused',
  'auth/missing-code': 'code-refused',
  'auth/totp-challenge-timeout': 'challenge-expired',
  'auth/invalid-multi-factor-session': 'challenge-expired',
  'auth/missing-multi-factor-session': 'challenge-expired',
  'auth/multi-factor-info-not-found': 'challenge-expired',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/requires-recent-login': 'reauthentication-needed',
  'auth/invalid-action-code': 'action-code-invalid',
  'auth/expired-action-code': 'action-code-expired',
  'auth/user-token-expired': 'session-expired',
  'auth/invalid-user-token': 'session-expired',
  'auth/null-user': 'session-expired',
  'auth/no-current-user': 'session-expired',
  'auth/network-request-failed': 'network-down',
  'auth/timeout': 'network-down',
  'auth/web-storage-unsupported': 'storage-unavailable',

  unauthenticated: 'session-expired',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'resource-exhausted': 'too-many-requests',
  unavailable: 'network-down',
  /** The connection broke before the answer came. */
  cancelled: 'network-down',
  /** The light library's code for a request that did not reach the server. */
  unknown: 'network-down',
  'deadline-exceeded': 'network-down',
};

/** The code of a Firebase failure, e.g. `auth/user-disabled` or `unavailable`; empty for any other failure. */
export function serviceCode(thrown: unknown): string {
  const isCoded = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return isCoded && typeof thrown.code === 'string' ? thrown.code : '';
}

/** Converts any failure. The service's code becomes the cause, which the screen shows in small print. */
export function toBackendError(thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown;
  const name = serviceCode(thrown);
  if (name === '') return new BackendError('unknown', thrown);
  const cause = Object.assign(new Error(String(thrown), { cause: thrown }), { name });
  return new BackendError(CODES[name] ?? 'unknown', cause);
}

/**
 * Wraps a part of the port so that its methods reject with a `BackendError`, whatever Firebase rejects with.
 * `index.ts` wraps the whole backend once; a method that returns an object with methods wraps that object
 * too. Live reads report their errors themselves.
 */
export function withBackendErrors<Part extends object>(part: Part): Part {
  const translated = Object.entries(part).map(([name, member]) => [
    name,
    typeof member === 'function' ? rejecting(member as Method) : member,
  ]);
  return Object.fromEntries(translated) as Part;
}

type Method = (...args: unknown[]) => unknown;

const rejecting =
  (method: Method): Method =>
  (...args) => {
    const answer = method(...args);
    return answer instanceof Promise ? answer.catch(fail) : answer;
  };

function fail(thrown: unknown): never {
  throw toBackendError(thrown);
}
