import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { UsernameField } from '#islands/register/Fields.tsx';
import { createRegistration } from '#islands/register/model.ts';
import { registerText } from '#islands/register/text.ts';

const isUsernameFree = vi.hoisted(() => vi.fn<(username: string) => Promise<boolean>>());
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ isUsernameFree }) }));

const field = () => screen.getByLabelText('Username') as HTMLInputElement;
const verdict = () => screen.getByRole('status').textContent;

function show() {
  const { form } = createRegistration('', 'it');
  render(<UsernameField common={{ form, text: registerText.form }} />);
  return form;
}

const type = (name: string) => fireEvent.change(field(), { target: { value: name } });
const leave = () => act(async () => fireEvent.blur(field()));

afterEach(() => {
  isUsernameFree.mockReset();
});

it('says on leaving the field whether the name is free, and not while the person types', async () => {
  isUsernameFree.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  show();
  type('Anna');
  expect(verdict()).toBe('');
  await leave();
  expect(isUsernameFree).toHaveBeenLastCalledWith('anna');
  expect(verdict()).toBe('anna is free.\nPartners see it. It cannot be changed.');

  type('bruno');
  expect(verdict()).toBe('');
  await leave();
  expect(verdict()).toContain('Another member has this username');
});

it('asks no one about a name that is not allowed, or that it knows', async () => {
  isUsernameFree.mockResolvedValueOnce(true);
  show();
  await leave();
  expect(verdict()).toBe('');
  type('an');
  await leave();
  expect(verdict()).toContain('too short');
  type('support1');
  await leave();
  expect(verdict()).toContain('could be taken for an operator’s');
  expect(isUsernameFree).not.toHaveBeenCalled();

  type('anna');
  await leave();
  await leave();
  expect(isUsernameFree).toHaveBeenCalledOnce();
});

it('drops the answer on a name that has changed since', async () => {
  const slow = Promise.withResolvers<boolean>();
  isUsernameFree.mockReturnValueOnce(slow.promise);
  show();
  type('anna');
  await leave();
  expect(verdict()).toBe('Checking anna…');
  type('anna_2');
  await act(async () => slow.resolve(false));
  expect(verdict()).toBe('');
  expect(field().value).toBe('anna_2');
});

it('stays quiet where it cannot ask, and asks again the next time', async () => {
  isUsernameFree.mockRejectedValueOnce(new BackendError('network-down')).mockResolvedValueOnce(true);
  show();
  type('anna');
  await leave();
  expect(verdict()).toBe('');
  await leave();
  expect(verdict()).toBe('anna is free.\nPartners see it. It cannot be changed.');
});

it('leaves the word to the field’s own error after a submit', async () => {
  isUsernameFree.mockResolvedValueOnce(true);
  const form = show();
  type('an');
  await leave();
  await act(() => form.submit());
  expect(verdict()).toBe('');
  expect(screen.getByText(/too short/).className).toBe('field__error');
});
