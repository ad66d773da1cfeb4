// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AskedErasure } from '#islands/profile/ProfileScreen.tsx';

const { keepAccount } = vi.hoisted(() => ({ keepAccount: vi.fn(async () => undefined) }));
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ keepAccount }) }));

it('says that the account waits to be deleted, and takes that back', async () => {
  render(<AskedErasure at={0} />);
  expect(screen.getByRole('status').textContent).toContain('Your account waits to be deleted');
  await act(async () => screen.getByRole('button', { name: 'Keep my account' }).click());
  expect(keepAccount).toHaveBeenCalledOnce();
});
