import { expect, it } from 'vitest';
import { usernameProblem } from '#domain/accounts/username.ts';

it.each([
  ['anna_2', null],
  [' Anna ', null],
  ['', 'required'],
  ['an', 'too-short'],
  ['a'.repeat(21), 'too-long'],
  ['a!', 'bad-characters'],
  ['Tessera', 'reserved'],
  ['support1', 'staff-like'],
])('of the username %j the first problem is %s', (typed, problem) => {
  expect(usernameProblem(typed)).toBe(problem);
});
