import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UplineLine } from '#islands/programme/Invitation.tsx';

function said(account: { readonly upline: string; readonly uplineConfirmed: boolean }): string | null {
  return render(<UplineLine account={account} />).container.textContent;
}

it('an upline that is still open is not called final, and one that is final is not called open', () => {
  expect(said({ upline: 'ada', uplineConfirmed: false })).toContain('It is final once you confirm it');
  expect(said({ upline: 'ada', uplineConfirmed: true })).toContain('It is final.');
});
