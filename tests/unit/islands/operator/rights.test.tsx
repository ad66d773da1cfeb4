// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend, FoundMember, Tombstone } from '#backend/port/backend.ts';
import type { Unfinished } from '#domain/accounts/erasure.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { Erasure, Gone } from '#islands/operator/members/Rights.tsx';

const { site } = vi.hoisted(() => ({
  site: {
    unfinished: { withdrawals: [], held: 0 } as unknown as Unfinished,
    tombstone: null as Tombstone | null,
    finished: [] as string[],
  },
}));
vi.mock('#backend/index.ts', () => {
  const backend: Partial<Backend> = {
    watchUnfinished(_uid, onUnfinished) {
      onUnfinished(site.unfinished);
      return () => undefined;
    },
    watchTombstone(_uid, onTombstone) {
      onTombstone(site.tombstone);
      return () => undefined;
    },
    finishErasure: async (uid) => void site.finished.push(uid),
  };
  return { backend: async () => backend };
});

const ada = (erasureAskedAt?: number): FoundMember =>
  ({ uid: 'ada', username: 'ada', ...(erasureAskedAt !== undefined && { erasureAskedAt }) }) as FoundMember;

const withdrawal = (id: string, status: Withdrawal['status'], payout?: null): Withdrawal =>
  ({ id, amount: cents(150_00), status, ...(payout === null && { payout }) }) as Withdrawal;

const show = (element: Parameters<typeof render>[0]) => act(async () => void render(element));

it('is not there while the member does not ask', async () => {
  await show(<Erasure member={ada()} />);
  expect(document.body.textContent).toBe('');
});

it('says what it waits for, and leads to where that ends', async () => {
  site.unfinished = {
    withdrawals: [
      withdrawal('sent-next', 'paid', null),
      withdrawal('w1', 'held'),
      withdrawal('w2', 'cancelling'),
    ],
    held: cents(300_00),
  };
  await show(<Erasure member={ada(1)} />);
  const reasons = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'A payout of $150.00 that is decided and not sent yet',
    'A withdrawal of $150.00 that waits for a decision',
    'A withdrawal of $150.00 that its member is cancelling',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?view=payouts',
    '?view=withdrawals&request=withdrawal+ada+w1',
  ]);
  expect(screen.queryByRole('button', { name: 'Finish the erasure' })).toBeNull();
});

it('is finished on a confirmation', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  site.unfinished = { withdrawals: [], held: ZERO };
  await show(<Erasure member={ada(1)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Finish the erasure' }));
  expect(site.finished).toEqual([]);
  await act(async () => screen.getByText('Erase for good').click());
  expect(site.finished).toEqual(['ada']);
});

it('says of a deleted account who finished it, and whether all of it is gone', async () => {
  const olga = { uid: 'olga', username: 'olga', isSample: false };
  site.tombstone = { at: 1, erasedAt: null, by: olga };
  await show(<Gone uid="ada" />);
  expect(screen.getByRole('heading', { name: 'This account is deleted' })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toContain('olga finished the erasure.');
  expect(screen.getByRole('status').textContent).toContain('The settler still removes what is left of it.');
  cleanup();
  site.tombstone = null;
  await show(<Gone uid="nobody" />);
  expect(screen.getByRole('heading', { name: /no such account/ })).toBeTruthy();
});
