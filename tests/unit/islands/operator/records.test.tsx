// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Backend, MemberDeposit } from '#backend/port/backend.ts';
import type { DepositFilter } from '#domain/decisions/request-filter.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { bitsOfReference, depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import { Records } from '#islands/operator/records/Records.tsx';

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
afterEach(cleanup);

const DEPOSIT: MemberDeposit = {
  member: { uid: 'ada', username: 'ada', isSample: false },
  deposit: newDeposit(
    {
      id: 'd1',
      ...{ coin: 'dogecoin', network: 'testnet', address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR' },
      ...{ package: 'silver', amount: cents(500_00), coinAmount: '5882.35294118' },
    },
    0,
  ),
};

it('shows each deposit’s reference, and asks for one deposit once all of its reference is typed', async () => {
  const reference = depositReference('d1');
  await act(async () => void render(<Records member={null} coins={[]} />));
  expect(screen.getByText(new RegExp(reference))).toBeDefined();

  const field = screen.getByLabelText('Reference');
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
  await type(reference.slice(0, -1));
  expect(screen.getByText(/A reference has 12 letters and digits/)).toBeDefined();
  expect(asked).toMatchObject([{ reference: null }]);

  await type(reference.toLowerCase());
  expect(screen.queryByText(/A reference has 12/)).toBeNull();
  expect(asked).toMatchObject([{ reference: null }, { reference: bitsOfReference(reference) }]);
});
