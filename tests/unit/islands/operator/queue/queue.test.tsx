import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { Queue } from '#islands/operator/queue/Queue.tsx';

// Each row of a deposit shows its reference.
vi.mock('#domain/deposits/deposit-reference.ts', { spy: true });
vi.mock('#backend/index.ts', () => ({ backend: () => new Promise(() => undefined) }));

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

const listOf = (rows: readonly (readonly PendingRequest[])[]) => ({
  rows,
  ...{ more: null, total: rows.flat().length },
});

const show = (count: number) =>
  render(
    <Queue
      kind="deposit"
      ready={listOf(Array.from({ length: count }, (_, nth) => rowOf(`ada-${nth}`)))}
      offers={{ coins: [], packages: [] }}
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

it('shows a member’s deposit with a proof apart from their declarations, and unfolds a row', async () => {
  const of = (id: string, proofAt: number | null): PendingRequest => {
    const [first] = rowOf('ada');
    if (first?.kind !== 'deposit') throw new Error('No deposit');
    return { ...first, deposit: { ...first.deposit, id, proofAt } };
  };
  render(
    <Queue
      kind="deposit"
      ready={listOf([[of('paid', 1)]])}
      declared={listOf([[of('older', null), of('newer', null)]])}
      offers={{ coins: [], packages: [] }}
    >
      {() => null}
    </Queue>,
  );
  const lists = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
  expect(lists.map((link) => link.textContent)).toEqual(['Ready 1', 'No proof yet 2', 'Marked …']);
  const shown = () => screen.getByRole('list', { name: 'Requests that wait' }).children.length;
  expect(shown()).toBe(1);
  await act(async () => lists[1]?.click());
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more by ada' }));
  expect(shown()).toBe(2);
  await act(async () => lists[0]?.click());
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
