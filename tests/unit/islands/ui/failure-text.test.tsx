import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toBackendError } from '#backend/firebase/errors.ts';
import { BackendError, settlementRefusal } from '#backend/port/backend.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';

const codeOf = (failure: BackendError): string | null | undefined =>
  render(<FailureText failure={failure} />).container.querySelector('small')?.textContent;

it.each([
  ['of the settlement', settlementRefusal('already-decided'), 'Code: already-decided'],
  [
    'of the settlement, in another word',
    settlementRefusal('level-unknown'),
    'Code: matrix-refused: level-unknown',
  ],
  ['of the service', toBackendError({ code: 'permission-denied' }), 'Code: permission-denied'],
  [
    'of the service, in another word',
    toBackendError({ code: 'auth/user-disabled' }),
    'Code: user-disabled: auth/user-disabled',
  ],
  ['without a cause', new BackendError('not-found'), 'Code: not-found'],
])('shows the code of a failure %s once', (_, failure, text) => {
  expect(codeOf(failure)).toBe(text);
});
