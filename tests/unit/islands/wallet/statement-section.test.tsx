import { act, fireEvent, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { NOTHING_POSTED, sumsBetween } from '#domain/money/statement.ts';
import { statementText } from '#islands/wallet/text.ts';

const read = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#islands/wallet/statement.ts', async () => {
  const { createAction } = await import('#stores/action.ts');
  return {
    pageReading: createAction(read),
    $chosenStatement: atom(atom({ state: 'ready', value: STATEMENT })),
  };
});
vi.mock('#stores/programme.ts', () => ({ $programme: atom({ state: 'loading' }) }));
vi.mock('#stores/walk.ts', () => ({ $ownWalk: atom(null) }));

const { balances } = NOTHING_POSTED;
const sums = sumsBetween(NOTHING_POSTED, NOTHING_POSTED, null);
const STATEMENT = { uid: 'ada', entries: [], opening: balances, closing: balances, sums, hasOlder: true };

it('reads for another filter although the read for the last one has failed', async () => {
  const { StatementSection } = await import('#islands/wallet/StatementSection.tsx');
  const later = Promise.withResolvers<void>();
  read.mockRejectedValueOnce(new BackendError('network-down')).mockReturnValueOnce(later.promise);
  render(<StatementSection coins={[]} />);
  expect(await screen.findByRole('alert')).toBeDefined();

  await act(async () => fireEvent.click(screen.getByLabelText(statementText.periods.thisYear)));
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
