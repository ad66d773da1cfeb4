import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
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

const postings = Array.from({ length: STATEMENT_ROWS }, (_, index): Posting => ({
  ...{ id: `p${index}`, kind: 'credit', from: 'external', to: 'locked:ada' },
  ...{ amount: cents(100), at: Date.UTC(2026, 0, 1 + index), subject: `d${index}` },
}));

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
  expect(screen.getByText('Rows 1 to 25')).toBeDefined();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Older' })));
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
