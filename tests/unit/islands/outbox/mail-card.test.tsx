import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailCard } from '#islands/outbox/Outbox.tsx';

const mail = {
  id: 'mail-1',
  mode: 'resetPassword',
  email: 'anna@mail.example',
  to: 'anna@mail.example',
  code: 'a-b_c+d',
  firstName: 'Anna',
  language: 'it',
  sentAt: Date.UTC(2023, 0, 15, 12),
} as const;

it('is a letter in the language of the mail, in a page in another', () => {
  render(<MailCard mail={mail} />);
  const letter = screen.getByRole('article', { name: 'Imposta una nuova password' });
  expect(within(letter).getByText('Ciao Anna,').closest('[lang]')?.getAttribute('lang')).toBe('it');
  expect(within(letter).getByText('Sent').closest('[lang]')?.getAttribute('lang')).not.toBe('it');
  expect(within(letter).getByText('anna@mail.example')).toBeDefined();
});

it('carries the code in a link that opens its page', () => {
  render(<MailCard mail={{ ...mail, language: 'en' }} />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Choose a new password' });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe('/account/action/');
  expect(Object.fromEntries(searchParams)).toEqual({ mode: 'resetPassword', oobCode: 'a-b_c+d', lang: 'en' });
});
