import { expect, it } from 'vitest';
import { referralOf, wayTo } from '../../../src/stores/way.ts';

it('carries on where the person wanted to go and who invited them, and nothing else', () => {
  const search = '?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna&utm=x';
  expect(wayTo('register', search)).toBe(
    '/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna',
  );
});

it('has no query when there is nothing to carry on', () => {
  expect(wayTo('forgotPassword', '')).toBe('/login/forgetpassword/');
});

it('names the notice to be shown there', () => {
  expect(wayTo('logIn', '?next=%2Foperator%2F', 'registered')).toBe('/login/?next=%2Foperator%2F#registered');
});

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
