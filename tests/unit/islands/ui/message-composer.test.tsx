import { act, fireEvent, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createComposer } from '#stores/message-composer.ts';
import { MessageComposer } from '#ui/forms/MessageComposer.tsx';

it('says how long a message may be once it is nearly too long', () => {
  render(<MessageComposer form={createComposer('others', async () => undefined)} />);
  const field = screen.getByLabelText('Message');
  expect(screen.queryByText(/^At most/)).toBeNull();
  fireEvent.change(field, { target: { value: 'a'.repeat(1_900) } });
  expect(screen.getByText('At most 2000 characters.')).toBeDefined();
});

it.each(['ctrlKey', 'metaKey'])('Enter with %s sends the message, Enter alone does not', async (modifier) => {
  const sent: string[] = [];
  const form = createComposer('operators', async ({ text }) => void sent.push(text));
  render(<MessageComposer form={form} />);
  const field = screen.getByLabelText('Message');
  fireEvent.change(field, { target: { value: 'Two lines' } });

  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(sent).toEqual([]);
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', [modifier]: true }));
  expect(sent).toEqual(['Two lines']);
});
