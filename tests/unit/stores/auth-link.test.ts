import { expect, it } from 'vitest';
import { afterRegistration, authLink, registrationNotice } from '#stores/auth-link.ts';

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

it.each([
  ['', '/dashboard/#registered'],
  ['?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Dtron&ref=anna', '/dashboard/deposit/?coin=tron#registered'],
  ['?next=%2Fdashboard%2Fprofile%2F%23second-factor', '/dashboard/profile/#second-factor'],
  ['?next=%2F%2Felsewhere.example%2F', '/dashboard/#registered'],
])('leads a new member from %j to %s', (search, to) => {
  const { searchParams } = new URL(afterRegistration(search, 'registered'), 'https://tessera.example');
  expect(searchParams.get('next')).toBe(to);
});

it('reads the notice of a registration from the fragment, and no other', () => {
  expect(registrationNotice('#registered-unmailed')).toBe('registered-unmailed');
  expect(registrationNotice('#verified')).toBeNull();
});
