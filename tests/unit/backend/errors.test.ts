import { describe, expect, it } from 'vitest';
import { toBackendError } from '../../../src/backend/local/errors.ts';
import { BackendError } from '../../../src/backend/port.ts';

describe('a failure of the browser', () => {
  it.each([
    ['QuotaExceededError', 'storage-full'],
    ['InvalidStateError', 'storage-unavailable'],
    ['UnknownError', 'storage-unavailable'],
    ['SecurityError', 'storage-unavailable'],
    ['VersionError', 'storage-unavailable'],
    ['DataError', 'unknown'],
  ])('%s is %s, with the browser as its cause', (name, code) => {
    const cause = new DOMException('what the browser says', name);
    expect(toBackendError(cause)).toMatchObject({ code, cause });
  });

  it('that is a refusal already stays as it is', () => {
    const refusal = new BackendError('username-taken');
    expect(toBackendError(refusal)).toBe(refusal);
  });

  it('without a name of its own takes the code of where it happened', () => {
    expect(toBackendError('nothing').code).toBe('unknown');
    expect(toBackendError(new TypeError('nothing'), 'storage-unavailable').code).toBe('storage-unavailable');
  });
});
