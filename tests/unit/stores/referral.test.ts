import { expect, it } from 'vitest';
import { referralOf } from '#stores/referral.ts';

it.each([
  ['', { kind: 'none' }],
  ['?ref=', { kind: 'none' }],
  ['?ref=%20%E2%80%8B', { kind: 'none' }],
  ['?ref=Anna', { kind: 'username', username: 'Anna' }],
  ['?ref=%E2%80%8Banna%20', { kind: 'username', username: 'anna' }],
  ['?ref=ab', { kind: 'malformed' }],
  ['?ref=anna%20rossi', { kind: 'malformed' }],
  ['?ref=%3Cb%3Eanna', { kind: 'malformed' }],
  [`?ref=${'a'.repeat(21)}`, { kind: 'malformed' }],
])('reads the referral of “%s”', (search, referral) => {
  expect(referralOf(search)).toEqual(referral);
});
