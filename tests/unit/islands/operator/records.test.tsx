import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { DepositFilter } from '#domain/decisions/request-filter.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import { Records } from '#islands/operator/records/Records.tsx';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as DepositFilter[] }));
vi.mock('#backend/index.ts', () => ({
  backend: async (): Promise<Pick<Backend, 'watchAllDeposits' | 'watchAllWithdrawals'>> => ({
    watchAllDeposits(filter, _most, onLatest) {
      asked.push(filter);
      onLatest({ items: [DEPOSIT], older: null });
      return () => undefined;
    },
    watchAllWithdrawals(_filter, _most, onLatest) {
      onLatest({ items: [WITHDRAWAL], older: null });
      return () => undefined;
    },
  }),
}));

const DEPOSIT: MemberDeposit = {
  member: { uid: 'ada', username: 'ada', isSample: false },
  deposit: newDeposit(depositDeclaration('d1'), 0),
};

const WITHDRAWAL: MemberWithdrawal = {
  member: DEPOSIT.member,
  withdrawal: newWithdrawal(withdrawalRequest('w1'), 1, 1),
};

it('shows both kinds, newest first, and each deposit’s reference', async () => {
  await act(async () => void render(<Records member={null} coins={[]} />));
  expect(screen.getByText(new RegExp(depositReference('d1')))).toBeDefined();
  expect(asked).toMatchObject([{ reference: null }]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => /Withdrawal|Deposit/.exec(textContent)?.[0])).toEqual([
    'Withdrawal',
    'Deposit',
  ]);
});

it('a state is of one kind, which is chosen with it', async () => {
  await act(async () => void render(<Records member={null} coins={[]} />));
  const [kind, state = document.body] = screen.getAllByRole<HTMLSelectElement>('combobox');
  await act(async () => void fireEvent.change(state, { target: { value: 'withdrawal held' } }));
  expect(kind?.value).toBe('withdrawal');
  expect(screen.queryByText(new RegExp(depositReference('d1')))).toBeNull();
});

it('leads from one member’s requests to the account, to the messages, and to the requests of all', async () => {
  await act(async () => void render(<Records member="ada" coins={[]} />));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Account', '?view=members&member=ada'],
      ['Messages', '?view=messages&member=ada'],
      ['Show those of all members', '?view=records'],
    ]),
  );
});
