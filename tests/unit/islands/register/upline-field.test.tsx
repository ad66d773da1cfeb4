import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { Upline } from '#domain/accounts/account.ts';
import { UplineField } from '#islands/register/UplineField.tsx';
import { createRegistration } from '#islands/register/model.ts';

const findUpline = vi.hoisted(() => vi.fn<(username: string) => Promise<Upline | null>>());
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ findUpline }) }));

const show = (search: string, isEmbedded = false) =>
  act(async () => {
    render(<UplineField registration={createRegistration(search, 'it')} isEmbedded={isEmbedded} />);
  });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const field = () => screen.queryByLabelText(/Username of the member who invited you/);

it('says plainly that the programme is the upline of who came without a link', async () => {
  await show('');
  expect(screen.getByText(/The programme itself \(tessera\) is then above you/)).toBeDefined();
  expect(field()).toBeNull();
  expect(findUpline).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('radio', { name: 'A member' }));
  fireEvent.change(field() as HTMLElement, { target: { value: 'bruno' } });
  fireEvent.click(screen.getByRole('radio', { name: 'No one' }));
  expect(field()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'A member' }));
  expect((field() as HTMLInputElement).value).toBe('');
});

it('shows the upline of the link, to be confirmed', async () => {
  findUpline.mockResolvedValueOnce({ username: 'anna' });
  await show('?ref=Anna');
  expect(screen.getByRole('status').textContent).toContain('anna invited you and is your upline.');
  expect(screen.getByLabelText('Yes, this member invited me')).toBeDefined();
});

it('lets the person change it, in a field that takes the focus and is checked on leaving it', async () => {
  findUpline.mockResolvedValueOnce({ username: 'anna' }).mockResolvedValueOnce({ username: 'bruno' });
  await show('?ref=anna');

  await press('Change');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field() as HTMLElement, { target: { value: 'bruno' } });
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => fireEvent.blur(field() as HTMLElement));

  expect(screen.getByRole('status').textContent).toBe('bruno invited you and is your upline.');
});

it('offers the field for a link without a known member, and leaves the focus where it is', async () => {
  findUpline.mockResolvedValueOnce(null);
  await show('?ref=nobody');
  expect(screen.getByRole('status').textContent).toContain('No member has the username nobody.');
  expect((field() as HTMLInputElement).value).toBe('nobody');
  expect(document.activeElement).toBe(document.body);
});

it('explains a link that was made in another browser, and goes on without an upline', async () => {
  findUpline.mockResolvedValueOnce(null);
  await show('?ref=marco', true);
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('There is no marco in this browser.');
  fireEvent.click(screen.getByRole('radio', { name: 'No one' }));
  expect(field()).toBeNull();
  expect(screen.getByText(/The programme itself/)).toBeDefined();
});

it('leaves out what a malformed link says, and says plainly that it names no possible member', async () => {
  await show('?ref=Send%20your%20seed%20phrase');
  const group = screen.getByRole('group', { name: 'Who invited you' });
  expect(group.textContent).toContain('The referral link that you opened names no possible member');
  expect(group.textContent).not.toContain('seed');
  expect((field() as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(findUpline).not.toHaveBeenCalledWith(expect.stringContaining('seed'));
  expect(document.activeElement).toBe(document.body);
});

it('says that a name could not be checked, and checks it again on request', async () => {
  findUpline
    .mockRejectedValueOnce(new BackendError('storage-unavailable'))
    .mockResolvedValueOnce({ username: 'anna' });
  await show('?ref=anna');
  expect(screen.getByRole('status').textContent).toContain(
    'It could not be checked whether anna is a member.',
  );

  await press('Try again');

  expect(screen.getByRole('status').textContent).toBe('anna invited you and is your upline.');
});
