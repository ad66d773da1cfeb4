import { act, fireEvent, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { TimedWalk } from '#domain/community/walk.ts';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { STATEMENT_ROWS } from '#islands/wallet/model.ts';
import { StatementTable } from '#islands/wallet/StatementTable.tsx';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const read = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#islands/wallet/statement.ts', async () => {
  const { createAction } = await import('#stores/action.ts');
  return { pageReading: createAction(read) };
});
const stores = vi.hoisted(() => ({ $ownWalk: undefined as unknown }));
vi.mock('#stores/walk.ts', () => stores);
const $ownWalk = atom<TimedWalk | null>(null);
stores.$ownWalk = $ownWalk;

const START = Date.UTC(2026, 0, 1);
const WALK = walkOn(33, {
  passed: [
    { at: START, days: 0 },
    { at: START + 1000, days: 30 },
  ],
});

const postings = Array.from(
  { length: STATEMENT_ROWS },
  (_, index): Posting => ({
    id: `p${index}`,
    kind: 'credit',
    from: 'external',
    to: 'locked:ada',
    amount: cents(100),
    at: Date.UTC(2026, 0, 1 + index),
    subject: `d${index}`,
  }),
);

beforeEach(() => {
  read.mockReset();
  $ownWalk.set(null);
});

interface Asked {
  readonly wantedPage: number;
  readonly hasOlder?: boolean;
}

const table = ({ wantedPage, hasOlder = true }: Asked) => (
  <StatementTable
    uid="ada"
    entries={entriesOf('ada', postings)}
    hasOlder={hasOlder}
    wantedPage={wantedPage}
    subjectLinkOf={() => ({ name: 'Deposit', path: null })}
  />
);

it('an older page that could not be read is read by the next press', async () => {
  const second = Promise.withResolvers<void>();
  read.mockRejectedValueOnce(new BackendError('network-down')).mockReturnValueOnce(second.promise);
  const { rerender } = render(table({ wantedPage: 1 }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Entries 1 to 25')).toBeDefined();
  expect(read).toHaveBeenCalledTimes(1);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Older' })));
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(table({ wantedPage: 1, hasOlder: false }));
  await act(async () => second.resolve());
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads on for what was asked for while it read', async () => {
  const reads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const { promise } of reads) read.mockReturnValueOnce(promise);
  const { rerender } = render(table({ wantedPage: 1 }));
  rerender(table({ wantedPage: 2 }));
  expect(read).toHaveBeenCalledTimes(1);
  await act(async () => reads[0]?.resolve());
  expect(read).toHaveBeenCalledTimes(2);
  rerender(table({ wantedPage: 2, hasOlder: false }));
  await act(async () => reads[1]?.resolve());
});

it('a page of a walk has more postings than are read at first', async () => {
  const first = Promise.withResolvers<void>();
  read.mockReturnValueOnce(first.promise);
  $ownWalk.set(WALK);
  const { rerender } = render(table({ wantedPage: 0 }));
  expect(read).toHaveBeenCalledTimes(1);
  rerender(table({ wantedPage: 0, hasOlder: false }));
  await act(async () => first.resolve());
  // All of them on one page, which has no neighbours.
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

it('says which entries its rows stand for, and in a walk not that they are by day', () => {
  $ownWalk.set(WALK);
  // Six deposits of day 4 and one of day 5, which fold into one row.
  const some = postings
    .slice(0, 7)
    .map((posting, nth) => ({ ...posting, at: START + 1000 + Math.floor(nth / 6) }));
  render(
    <StatementTable
      uid="ada"
      entries={entriesOf('ada', some)}
      hasOlder={false}
      wantedPage={0}
      subjectLinkOf={() => ({ name: 'Deposit', path: null })}
    />,
  );
  expect(screen.getByRole('button', { name: 'Deposit credited × 7' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Entries 1 to 7 of 7 in 1 group, newest first' })).toBeDefined();
});
