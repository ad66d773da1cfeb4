import { describe, expect, it } from 'vitest';
import { toBackendError } from '#backend/firebase/errors.ts';
import { BackendError } from '#backend/port/backend.ts';

/** As the services throw. */
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: ${code}`), { name: 'FirebaseError', code });

describe('a failure of Firebase', () => {
  it.each([
    ['auth/invalid-credential', 'invalid-credentials'],
    ['auth/user-not-found', 'invalid-credentials'],
    ['auth/wrong-password', 'invalid-credentials'],
    ['auth/email-already-in-use', 'email-in-use'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/expired-action-code', 'action-code-expired'],
    ['auth/invalid-action-code', 'action-code-invalid'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/user-token-expired', 'session-expired'],
    ['auth/network-request-failed', 'network-down'],
    ['auth/multi-factor-auth-required', 'second-factor-needed'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['auth/requires-recent-login', 'reauthentication-needed'],
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'network-down'],
    ['auth/something-new', 'unknown'],
  ])('%s is %s, and named by it in small print', (code, meaning) => {
    expect(toBackendError(failure(code))).toMatchObject({ code: meaning, cause: { name: code } });
  });

  it('is the same for an unknown address and a wrong password', () => {
    const codes = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'];
    expect(new Set(codes.map((code) => toBackendError(failure(code)).code)).size).toBe(1);
  });

  it('that is a backend error already stays unchanged', () => {
    const refusal = new BackendError('username-taken');
    expect(toBackendError(refusal)).toBe(refusal);
  });

  it('without a code is unknown, with the thrown value as its cause', () => {
    const thrown = new TypeError('nothing');
    expect(toBackendError(thrown)).toMatchObject({ code: 'unknown', cause: thrown });
  });
});
