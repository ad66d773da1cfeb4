import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAction } from '#stores/action.ts';
import { stubDialogs } from '#tests/unit/support/dialogs.ts';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';

const words = {
  title: 'Cancel it?',
  text: 'For good.',
  confirm: 'Cancel it',
  confirming: '…',
  keep: 'Keep it',
};

beforeEach(stubDialogs);

it('closes once what was confirmed is done', async () => {
  const onClose = vi.fn();
  render(<ConfirmDialog action={createAction(async () => undefined)} text={words} onClose={onClose} />);
  await act(() => fireEvent.click(screen.getByText('Cancel it')));
  expect(onClose.mock.calls).toEqual([[true]]);
});

it('does not take for its own what another, closed meanwhile, has done', async () => {
  const answer = Promise.withResolvers<void>();
  const action = createAction(async (_subject: string) => answer.promise);
  const first = render(<ConfirmDialog action={action} id="first" text={words} onClose={() => undefined} />);
  await act(() => fireEvent.click(screen.getByText('Cancel it')));
  first.unmount();

  const onClose = vi.fn();
  render(<ConfirmDialog action={action} id="second" text={words} onClose={onClose} />);
  await act(async () => answer.resolve());
  fireEvent.click(screen.getByText('Keep it'));
  expect(onClose.mock.calls).toEqual([[false]]);
});
