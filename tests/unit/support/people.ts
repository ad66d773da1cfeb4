import { expect } from 'vitest';
import { createRegistration } from '#islands/register/model.ts';
import { openPage } from './address-bar.ts';

export const PASSWORD = 'Wisteria over nine bridges';

/** The registration form of a person with this name. */
export const typedBy = (name: string) => ({
  firstName: name,
  lastName: 'Rossi',
  email: `${name}@mail.example`,
  username: name,
  phoneNumber: '',
  country: 'IT',
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** Registers a member under the programme. */
export async function join(name: string): Promise<void> {
  openPage('/register/');
  const { form } = createRegistration('', 'it');
  form.fill(typedBy(name));
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'sent' });
}
