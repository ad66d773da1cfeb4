import { describe, expect, it } from 'vitest';
import { checkEmail, checkLogIn } from '#domain/accounts/login.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';

describe('the log-in form', () => {
  it('brings the e-mail and the password into the form of the registration', () => {
    const password = ' perché '.normalize('NFD');
    expect(checkLogIn({ email: ' Ada@Example.org', password })).toEqual({
      ok: true,
      value: { email: 'ada@example.org', password: ' perché ' },
    });
  });

  it('requires both, and does not apply the password rule', () => {
    expect(checkLogIn({ email: '', password: '' })).toEqual({
      ok: false,
      errors: { email: 'required', password: 'required' },
    });
    expect(checkLogIn({ email: 'ada@example.org', password: 'x' }).ok).toBe(true);
  });
});

describe('the forgotten-password form', () => {
  it('accepts an e-mail address', () => {
    expect(checkEmail({ email: 'Ada@Example.org' })).toEqual({
      ok: true,
      value: { email: 'ada@example.org' },
    });
    expect(checkEmail({ email: 'ada' })).toEqual({ ok: false, errors: { email: 'not-an-email' } });
  });
});

describe('the new-password form', () => {
  const owner = { email: 'ada.maria.rossi@example.org' };
  const check = (password: string, confirmPassword = password) =>
    checkNewPassword({ password, confirmPassword }, owner, new Set(['qwerty123456']));

  it('returns the password alone', () => {
    expect(check('correct horse battery')).toEqual({
      ok: true,
      value: { password: 'correct horse battery' },
    });
  });

  it('applies the same rules as registration', () => {
    expect(check('')).toEqual({
      ok: false,
      errors: { password: 'required', confirmPassword: 'required' },
    });
    expect(check('QWERTY123456')).toEqual({ ok: false, errors: { password: 'common' } });
    expect(check('ada.maria.rossi')).toEqual({ ok: false, errors: { password: 'has-email' } });
    expect(check('correct horse battery', '')).toEqual({
      ok: false,
      errors: { confirmPassword: 'required' },
    });
  });
});
