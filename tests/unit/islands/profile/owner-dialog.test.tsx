import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { OwnerDialog } from '#islands/profile/settings/OwnerDialog.tsx';
import { $isAsking, asOwner } from '#islands/profile/settings/reauthentication.ts';
import { stubDialogs } from '#tests/unit/support/dialogs.ts';

beforeEach(stubDialogs);

it('who leaves the screen while the question is open declines it', async () => {
  const work = vi.fn(() => Promise.reject(new BackendError('reauthentication-needed')));
  const { unmount } = render(<OwnerDialog email="ada@members.example" />);
  const outcome = asOwner(work).catch(({ code }: BackendError) => code);
  await screen.findByRole('dialog');

  unmount();
  expect(await outcome).toBe('reauthentication-needed');
  expect($isAsking.get()).toBe(false);
  expect(work).toHaveBeenCalledOnce();
});
