import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend, MemberDeposit } from '#backend/port/backend.ts';
import type { DepositFilter } from '#domain/decisions/request-filter.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { Records } from '#islands/operator/records/Records.tsx';
import { depositDeclaration } from '#tests/contract/requests.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as DepositFilter[] }));
vi.mock('#backend/index.ts', () => ({
  backend: async (): Promise<Pick<Backend, 'watchAllDeposits'>> => ({
    watchAllDeposits(filter, _most, onLatest) {
      asked.push(filter);
      onLatest({ items: [DEPOSIT], older: null });
      return () => undefined;
    },
  }),
}));

const DEPOSIT: MemberDeposit = {
  member: { uid: 'ada', username: 'ada', isSample: false },
  deposit: newDeposit(depositDeclaration('d1'), 0),
};

it('shows each deposit’s reference', async () => {
  await act(async () => void render(<Records member={null} coins={[]} />));
  expect(screen.getByText(new RegExp(depositReference('d1')))).toBeDefined();
  expect(asked).toMatchObject([{ reference: null }]);
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
