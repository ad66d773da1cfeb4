// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { Queue } from '#islands/operator/queue/Queue.tsx';

// Each row of a deposit shows its reference.
vi.mock('#domain/deposits/deposit-reference.ts', { spy: true });
vi.mock('#backend/index.ts', () => ({ backend: () => new Promise(() => undefined) }));
afterEach(cleanup);

const rowOf = (username: string): readonly PendingRequest[] => [
  {
    kind: 'deposit',
    member: { uid: username, username, isSample: false },
    deposit: newDeposit(
      {
        id: username,
        ...{ coin: 'dogecoin', network: 'testnet', address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR' },
        ...{ package: 'silver', amount: cents(500_00), coinAmount: '5882.35294118' },
      },
      0,
    ),
    approvedBy: null,
  },
];

const show = (count: number) =>
  render(
    <Queue
      kind="deposit"
      sections={[{ id: 'all', rows: Array.from({ length: count }, (_, nth) => rowOf(`ada-${nth}`)) }]}
      offers={{ coins: [], packages: [] }}
      onMore={null}
    >
      {() => null}
    </Queue>,
  );

it('renders two of its rows when the focus goes from one to the other', () => {
  show(25);
  vi.mocked(depositReference).mockClear();

  act(() => screen.getAllByRole('link', { name: /500\.00/ })[1]?.focus());

  expect(depositReference).toHaveBeenCalledTimes(2);
});

it('shows a member’s deposit with a proof apart from their declarations, and unfolds each row by itself', () => {
  const of = (id: string, proofAt: number | null): PendingRequest => {
    const [first] = rowOf('ada');
    if (first?.kind !== 'deposit') throw new Error('No deposit');
    return { ...first, deposit: { ...first.deposit, id, proofAt } };
  };
  render(
    <Queue
      kind="deposit"
      sections={[
        { id: 'proven', title: 'With a proof: 1', rows: [[of('paid', 1)]] },
        { id: 'declared', title: 'Declared: 2', rows: [[of('older', null), of('newer', null)]] },
      ]}
      offers={{ coins: [], packages: [] }}
      onMore={null}
    >
      {() => null}
    </Queue>,
  );
  const shown = () =>
    screen.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.children.length]);
  expect(shown()).toEqual([
    ['With a proof: 1', 1],
    ['Declared: 2', 1],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more by ada' }));
  expect(shown()).toEqual([
    ['With a proof: 1', 1],
    ['Declared: 2', 2],
  ]);
  expect(screen.getAllByRole('button', { name: /more by ada/ })).toHaveLength(1);
});

it('keeps a question that a key asks before the browser tells that the one before it was closed', () => {
  // jsdom has the element, but not what opens it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  show(1);
  fireEvent.keyDown(document.body, { key: 'c' });
  const closed = screen.getByRole<HTMLDialogElement>('dialog');
  closed.open = false;

  fireEvent.keyDown(document.body, { key: 'c' });
  fireEvent(closed, new Event('close'));

  expect(screen.getByRole('dialog')).not.toBe(closed);
});
