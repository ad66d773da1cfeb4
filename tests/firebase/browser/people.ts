import type { Person } from '#tests/e2e/people.ts';

/** In every password of these tests, so that none can lie anywhere unseen. */
export const IN_EVERY_PASSWORD = 'nine small tiles';

/** Somebody new: all tests share the emulators, and run side by side. */
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
