import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { UplineConfirmation } from '#ui/forms/UplineConfirmation.tsx';

const confirmUpline = vi.hoisted(() => vi.fn<(upline: string) => Promise<void>>());
vi.mock('#backend/index.ts', () => ({ backend: async () => ({ confirmUpline }) }));

const ADA: Account = {
  uid: 'ada-uid',
  email: 'ada@mail.example',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Rossi',
  phoneNumber: null,
  country: null,
  verified: true,
  guest: false,
  upline: 'mallory',
  uplineConfirmed: false,
  language: 'en',
  mutedMails: [],
  createdAt: 0,
};

const show = (changes: Partial<Account> = {}) =>
  render(<UplineConfirmation account={{ ...ADA, ...changes }} />);

const field = () => screen.getByLabelText(/Username of the member who invited you/) as HTMLInputElement;
const submit = () => act(async () => fireEvent.click(screen.getByRole('button')));

beforeEach(() => void confirmUpline.mockReset().mockResolvedValue());

it('asks the owner of a verified address, who confirms by one press', async () => {
  show();
  expect(screen.getByRole('region', { name: 'Is this your upline?' })).toBeDefined();
  expect(screen.getByText(/registered with the upline mallory/)).toBeDefined();
  await submit();
  expect(confirmUpline).toHaveBeenCalledWith('mallory');
  expect(screen.getByText('Your upline is mallory.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Your upline is confirmed');
});

it('takes another upline, or none: then it is the programme', async () => {
  show();
  fireEvent.change(field(), { target: { value: ' Zoe ' } });
  await submit();
  expect(confirmUpline).toHaveBeenLastCalledWith('zoe');
  expect(screen.getByText('Your upline is zoe.')).toBeDefined();

  cleanup();
  show();
  fireEvent.change(field(), { target: { value: '' } });
  await submit();
  expect(confirmUpline).toHaveBeenLastCalledWith('tessera');
});

it('leaves the field empty where the programme is the upline', () => {
  show({ upline: 'tessera' });
  expect(field().value).toBe('');
  // No one was named, so there is no one to be warned of.
  expect(screen.getByRole('region', { name: 'Did a member invite you?' })).toBeDefined();
  expect(screen.queryByText(/Someone else may have done that/)).toBeNull();
});

it('says beside the field what is wrong with a name, and keeps it', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'Ada' } });
  await submit();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(confirmUpline).not.toHaveBeenCalled();

  confirmUpline.mockRejectedValueOnce(new BackendError('upline-unknown'));
  fireEvent.change(field(), { target: { value: 'nobody' } });
  await submit();
  expect(screen.getAllByText(/No member has this username/).length).toBeGreaterThan(0);
  expect(field().value).toBe('nobody');
});

it('asks nothing before the address is verified, nor once the upline is final', () => {
  for (const changes of [{ verified: false }, { uplineConfirmed: true }]) {
    expect(show(changes).container.textContent).toBe('');
  }
});
