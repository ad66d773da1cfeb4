import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { createForm } from '#stores/form.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

type Field = 'name' | 'password' | 'agreed';

const text = {
  fields: {
    name: { label: 'Name', hint: 'As your friends call you.' },
    password: { label: 'Password' },
    agreed: { label: 'Yes' },
  },
  error: (_: 'missing', field: Field) => `Give the ${field}.`,
  submit: 'Send',
  sending: 'Sending…',
};

/** A form with one field of each kind, on the screen. */
function show(send: () => Promise<void> = async () => undefined) {
  const form = createForm<Field, 'missing', null>({
    initial: { name: '', password: '', agreed: '' },
    check(values) {
      const empty = (Object.keys(values) as Field[]).filter((field) => values[field] === '');
      if (empty.length === 0) return { ok: true, value: null };
      return { ok: false, errors: Object.fromEntries(empty.map((field) => [field, 'missing'])) };
    },
    send,
  });
  render(
    <FormFrame form={form} text={text}>
      <TextField form={form} text={text} name="name" />
      <PasswordField form={form} text={text} name="password" autoComplete="new-password" />
      <CheckboxField form={form} text={text} name="agreed" />
    </FormFrame>,
  );
  return form;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Presses the button and lets the form come to its end. */
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

it('has no summary where two fields at most say what is wrong: the first wrong one takes the focus', async () => {
  const { agreed: _, ...fields } = text.fields;
  const form = createForm<'name' | 'password', 'missing', null>({
    initial: { name: '', password: '' },
    check: ({ name }) => ({
      ok: false,
      errors: { password: 'missing', ...(name === '' && { name: 'missing' }) },
    }),
    send: async () => undefined,
  });
  render(
    <FormFrame form={form} text={{ ...text, fields }}>
      <TextField form={form} text={text} name="name" />
      <PasswordField form={form} text={text} name="password" autoComplete="new-password" />
    </FormFrame>,
  );
  await send();
  // Heard, and not seen a second time.
  expect(screen.getByRole('alert').className).toBe('visually-hidden');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  // What is mended takes no focus away.
  type('Name', 'Ada');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await send();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

function fillIn() {
  type('Name', 'Ada');
  type('Password', 'Wisteria over nine bridges');
  fireEvent.click(screen.getByLabelText('Yes'));
}

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

it('takes the focus to the summary, which names the fields in their order', async () => {
  show();
  await send();

  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary.parentElement);
  // A name or role of its own would be read before what the alert says.
  expect(document.activeElement?.getAttributeNames()).toEqual(['class', 'tabindex']);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Name', 'Password', 'Yes']);
});

it('says in the summary what is wrong if it is one field', async () => {
  show();
  fillIn();
  type('Name', '');
  await send();
  expect(screen.getByRole('link').textContent).toBe('Give the name.');
});

it('takes the focus there again each time that it is sent in vain', async () => {
  show();
  await send();
  screen.getByLabelText('Name').focus();

  await send();

  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
});

it('leads from the summary to the field', async () => {
  show();
  await send();
  for (const label of ['Password', 'Yes']) {
    fireEvent.click(screen.getByRole('link', { name: label }));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
});

it('ties hint and error to their field', async () => {
  show();
  const name = screen.getByLabelText('Name');
  const description = () =>
    (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(description()).toEqual(['As your friends call you.']);
  expect(name.getAttribute('aria-invalid')).toBe('false');

  await send();

  expect(description()).toEqual(['As your friends call you.', 'Give the name.']);
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

it('shows a password on request and hides it again when the form is sent', async () => {
  show();
  const password = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');

  await send();

  expect(password.getAttribute('type')).toBe('password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
});

it('says on the button that it is sending, and keeps the button’s focus', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  show(() => promise);
  fillIn();
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();

  await send();
  expect(button.textContent).toBe('Sending…');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);

  await act(async () => resolve());
});

it('keeps all that was typed when sending fails, and says why with the code', async () => {
  show(() => Promise.reject(new BackendError('storage-full')));
  fillIn();

  await send();

  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary.parentElement);
  expect(summary.textContent).toContain('no room left');
  expect(summary.textContent).toContain('storage-full');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada');
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('Wisteria over nine bridges');
  expect((screen.getByLabelText('Yes') as HTMLInputElement).checked).toBe(true);
});
