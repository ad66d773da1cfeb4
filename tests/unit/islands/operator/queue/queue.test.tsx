// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { Queue } from '#islands/operator/queue/Queue.tsx';

// Each line of a deposit shows its reference.
vi.mock('#domain/deposits/deposit-reference.ts', { spy: true });
vi.mock('#backend/index.ts', () => ({ backend: () => new Promise(() => undefined) }));
afterEach(cleanup);

const lineOf = (username: string): readonly PendingRequest[] => [
  {
    of: 'deposit',
    member: { uid: username, username, isSample: false },
    deposit: newDeposit(
      {
        id: username,
        ...{ coin: 'dogecoin', network: 'testnet', address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR' },
        ...{ package: 'silver', amount: cents(500_00), coinAmount: '5882.35294118' },
      },
      0,
    ),
  },
];

it('renders two of its lines when the focus goes from one to the other', () => {
  const lines = Array.from({ length: 25 }, (_, nth) => lineOf(`ada-${nth}`));
  render(
    <Queue of="deposit" lines={lines} offers={{ coins: [], packages: [] }} onMore={null}>
      {() => null}
    </Queue>,
  );
  vi.mocked(depositReference).mockClear();

  act(() => screen.getAllByRole('link', { name: /500\.00/ })[1]?.focus());

  expect(depositReference).toHaveBeenCalledTimes(2);
});
