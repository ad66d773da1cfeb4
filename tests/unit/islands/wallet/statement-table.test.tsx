import { act, fireEvent, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { TimedWalk } from '#domain/community/walk.ts';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { STATEMENT_ROWS } from '#islands/wallet/model.ts';
import { StatementTable } from '#islands/wallet/StatementTable.tsx';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';

const read = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#islands/wallet/statement.ts', async () => {
  const { createAction } = await import('#stores/action.ts');
  return { pageReading: createAction(read) };
});
const stores = vi.hoisted(() => ({ $ownWalk: undefined as unknown }));
vi.mock('#stores/walk.ts', () => stores);
const $ownWalk = atom<TimedWalk | null>(null);
stores.$ownWalk = $ownWalk;

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

it('an older page that could not be read is read by the next press', async () => {
  read.mockRejectedValueOnce(new BackendError('network-down')).mockResolvedValueOnce();
  render(
    <StatementTable
      uid="ada"
      entries={entriesOf('ada', postings)}
      hasOlder
      wantedPage={1}
      subjectLinkOf={() => ({ name: 'Deposit', path: null })}
    />,
  );
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Entries 1 to 25')).toBeDefined();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Older' })));
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says which entries its rows stand for, and in a walk not that they are by day', () => {
  const START = Date.UTC(2026, 0, 1);
  $ownWalk.set({
    place: 'first',
    members: 1000,
    seed: 1,
    day: 33,
    passed: [
      { at: START, days: 0 },
      { at: START + 1000, days: 30 },
    ],
  });
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
  expect(screen.getByRole('button', { name: 'Credited × 7' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Entries 1 to 7 of 7 in 1 group, newest first' })).toBeDefined();
});
