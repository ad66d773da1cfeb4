import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InclusionProofDialog } from '#islands/wallet/StatementTable.tsx';
import { stubDialogs } from '#tests/unit/support/dialogs.ts';

vi.mock('#islands/wallet/InclusionProof.tsx', () => {
  throw new Error('This file is of an earlier release.');
});

beforeEach(stubDialogs);

it('says that its script does not come, and can still be closed', async () => {
  const onClose = vi.fn();
  render(<InclusionProofDialog postingId="p0" onClose={onClose} />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
