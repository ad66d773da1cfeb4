import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UplineLine } from '#islands/programme/Invitation.tsx';

function said(account: Parameters<typeof UplineLine>[0]['account']): string | null {
  return render(<UplineLine account={account} />).container.textContent;
}

it('an upline that is still open is not called final, and one that is final is not called open', () => {
  expect(said({ upline: 'ada', uplineConfirmed: false, guest: false })).toContain(
    'It is final once you confirm it',
  );
  expect(said({ upline: 'ada', uplineConfirmed: true, guest: false })).toContain('It is final.');
});

it('a guest, who cannot confirm, is not sent to do so', () => {
  const line = render(<UplineLine account={{ upline: 'ada', uplineConfirmed: false, guest: true }} />);
  expect(line.container.textContent).toContain('It is final once you or a partner');
  expect(line.queryByRole('link')).toBeNull();
});
