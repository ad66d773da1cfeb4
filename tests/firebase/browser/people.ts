import type { Person } from '#tests/e2e/people.ts';

/** Part of every password in these tests, so that a search finds any that is stored. */
export const IN_EVERY_PASSWORD = 'nine small tiles';

/** A new person: all tests share the emulators and run in parallel. */
export function newPerson(firstName: string): Person {
  const username = `${firstName.toLowerCase()}_${crypto.randomUUID().slice(0, 8)}`;
  return {
    firstName,
    lastName: 'Test',
    email: `${username.replace('_', '.')}@members.example`,
    username,
    password: `mosaic of ${IN_EVERY_PASSWORD}`,
  };
}
