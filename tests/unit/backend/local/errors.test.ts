import { describe, expect, it } from 'vitest';
import { toBackendError } from '#backend/local/errors.ts';
import { BackendError, settlementRefusal } from '#backend/port/backend.ts';

describe('a failure of the browser', () => {
  it.each([
    ['QuotaExceededError', 'storage-full'],
    ['InvalidStateError', 'storage-unavailable'],
    ['UnknownError', 'storage-unavailable'],
    ['SecurityError', 'storage-unavailable'],
    ['VersionError', 'data-of-another-release'],
    ['NotFoundError', 'data-of-another-release'],
    ['DataError', 'unknown'],
  ])('%s is %s, with the browser as its cause', (name, code) => {
    const cause = new DOMException('what the browser says', name);
    expect(toBackendError(cause)).toMatchObject({ code, cause });
  });

  it('that is a backend error already stays unchanged', () => {
    const refusal = new BackendError('username-taken');
    expect(toBackendError(refusal)).toBe(refusal);
  });

  it('without a known name gets the caller’s code', () => {
    expect(toBackendError('nothing').code).toBe('unknown');
    expect(toBackendError(new TypeError('nothing'), 'storage-unavailable').code).toBe('storage-unavailable');
  });
});

describe('a refusal of the settlement', () => {
  it.each([
    ['insufficient-funds', 'insufficient-funds'],
    ['not-found', 'not-found'],
    ['already-decided', 'already-decided'],
    ['level-active', 'level-active'],
    ['cascade-too-deep', 'matrix-refused'],
    ['below-minimum', 'unknown'],
    ['of a later release', 'unknown'],
  ])('%s is %s, and named by its own word in small print', (refusal, code) => {
    expect(settlementRefusal(refusal)).toMatchObject({ code, cause: { name: refusal } });
  });
});
