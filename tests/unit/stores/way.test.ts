import { expect, it } from 'vitest';
import { noticeOf, wayTo } from '../../../src/stores/way.ts';

it('carries on where the person wanted to go and who invited them, and nothing else', () => {
  const search = '?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna&notice=verified&utm=x';
  expect(wayTo('register', search)).toBe(
    '/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin&ref=anna',
  );
});

it('has no query when there is nothing to carry on', () => {
  expect(wayTo('forgotPassword', '')).toBe('/login/forgetpassword/');
});

it('puts a notice before what is carried on', () => {
  expect(wayTo('logIn', '?next=%2Foperator%2F', 'registered')).toBe(
    '/login/?notice=registered&next=%2Foperator%2F',
  );
});

it('knows its own notices and no others', () => {
  expect(noticeOf('?notice=password-changed')).toBe('password-changed');
  expect(noticeOf('?notice=You+have+won')).toBeNull();
  expect(noticeOf('')).toBeNull();
});
