import { expect, it } from 'vitest';
import { authLink } from '#stores/auth-link.ts';

it('carries on where the person wanted to go and who invited them, and nothing else', () => {
  const search = '?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna&utm=x';
  expect(authLink('register', search)).toBe(
    '/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna',
  );
});

it('has no query when there is nothing to carry on', () => {
  expect(authLink('forgotPassword', '')).toBe('/login/forgetpassword/');
});

it('names the notice to be shown there', () => {
  expect(authLink('logIn', '?next=%2Foperator%2F', 'registered')).toBe(
    '/login/?next=%2Foperator%2F#registered',
  );
});
