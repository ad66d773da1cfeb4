import type { Backend } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { Registration } from '#domain/accounts/registration.ts';
import type { Harness } from './harness.ts';

export const PASSWORD = 'Wisteria over nine bridges';

/** What the browser of each test says of itself. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** The registration form as filled in for a name. */
export function registrationOf(name: string, changes: Partial<Registration> = {}): Registration {
  return {
    firstName: name,
    lastName: 'Rossi',
    email: `${name}@mail.example`,
    username: name,
    phoneNumber: null,
    country: 'IT',
    password: PASSWORD,
    upline: PROGRAMME_USERNAME,
    ...changes,
  };
}

export async function register(
  tab: Backend,
  name: string,
  changes: Partial<Registration> = {},
): Promise<void> {
  await tab.register(registrationOf(name, changes), { languages: ['it'] });
}

export async function logIn(tab: Backend, name: string, password = PASSWORD): Promise<void> {
  await tab.logIn(`${name}@mail.example`, password);
}

/** Registers a member and signs in. */
export async function join(tab: Backend, name: string): Promise<void> {
  await register(tab, name);
  await logIn(tab, name);
}

/** Registers an operator and signs them in, in place of the person signed in before. */
export async function joinAsOperator(harness: Harness, tab: Backend, name: string): Promise<void> {
  const { email } = registrationOf(name);
  await register(tab, name);
  await harness.makeOperator(email);
  await harness.logInAsOperator(tab, email);
}
