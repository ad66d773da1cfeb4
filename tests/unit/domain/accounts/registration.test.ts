import { describe, expect, it } from 'vitest';
import {
  checkCompletion,
  checkGuestUpgrade,
  checkRegistration,
  type RegistrationForm,
} from '#domain/accounts/registration.ts';

const FORM: RegistrationForm = {
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.org',
  username: 'ada_rossi',
  phoneNumber: '',
  country: '',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  upline: '',
};
const COMMON = new Set(['qwerty123456']);

const check = (typed: Partial<RegistrationForm>) => checkRegistration({ ...FORM, ...typed }, COMMON);
const accepted = (typed: Partial<RegistrationForm>) => {
  const checked = check(typed);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};
const problemsOf = (typed: Partial<RegistrationForm>) => {
  const checked = check(typed);
  return checked.ok ? {} : checked.errors;
};

describe('a registration', () => {
  it('needs only names, e-mail, username and password; the programme is then the upline', () => {
    expect(accepted({})).toEqual({
      firstName: 'Ada',
      lastName: 'Rossi',
      email: 'ada@example.org',
      username: 'ada_rossi',
      phoneNumber: null,
      country: null,
      password: 'correct horse battery',
      upline: 'tessera',
    });
  });

  it('is brought into canonical form', () => {
    const value = accepted({
      firstName: '  Anna Maria ',
      lastName: " D'Àvila ",
      email: ' Ada.Rossi+Mosaic@Example.ORG ',
      username: ' Ada_Rossi ',
      phoneNumber: '0039 (02) 123-45.67',
      country: 'it',
      upline: ' BEN_42 ',
    });
    expect(value).toMatchObject({
      firstName: 'Anna Maria',
      lastName: "D'Àvila",
      email: 'ada.rossi+mosaic@example.org',
      username: 'ada_rossi',
      phoneNumber: '+39021234567',
      country: 'IT',
      upline: 'ben_42',
    });
  });

  it('keeps the password, except for the composition of its letters', () => {
    const typed = '  perché no, perché  '.normalize('NFD');
    expect(accepted({ password: typed, confirmPassword: typed }).password).toBe('  perché no, perché  ');
  });

  it('reports every field at once', () => {
    const empty = {
      firstName: '',
      lastName: ' ',
      email: '',
      username: '',
      password: '',
      confirmPassword: '',
    };
    expect(problemsOf(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      username: 'required',
      password: 'required',
      confirmPassword: 'required',
    });
  });

  it.each([
    ['firstName', 'x'.repeat(81), 'too-long'],
    ['lastName', '𝒳'.repeat(81), 'too-long'],
    ['email', 'ada', 'not-an-email'],
    ['email', 'ada@localhost', 'not-an-email'],
    ['email', 'ada@@example.org', 'not-an-email'],
    ['email', 'ada rossi@example.org', 'not-an-email'],
    ['email', '.ada@example.org', 'not-an-email'],
    ['email', 'ada.@example.org', 'not-an-email'],
    ['email', 'ada..rossi@example.org', 'not-an-email'],
    ['email', 'ada@-example.org', 'not-an-email'],
    ['email', 'ada@example..org', 'not-an-email'],
    ['email', `${'x'.repeat(65)}@example.org`, 'not-an-email'],
    ['email', `ada@${'x.'.repeat(124)}org`, 'too-long'],
    ['username', 'ab', 'too-short'],
    ['username', 'x'.repeat(21), 'too-long'],
    ['username', 'ada rossi', 'bad-characters'],
    ['username', 'ada-rossi', 'bad-characters'],
    ['username', 'adà', 'bad-characters'],
    ['username', 'Tessera', 'reserved'],
    ['phoneNumber', '02 1234567', 'no-country-code'],
    ['phoneNumber', 'call me', 'no-country-code'],
    ['phoneNumber', '+', 'not-a-phone-number'],
    ['phoneNumber', '+39', 'not-a-phone-number'],
    ['phoneNumber', '+0123456789', 'not-a-phone-number'],
    ['phoneNumber', '+39 02 CALL ME', 'not-a-phone-number'],
    ['phoneNumber', '+1234567890123456', 'not-a-phone-number'],
    ['country', 'XX', 'unknown-country'],
    ['country', 'Italy', 'unknown-country'],
    ['password', 'short', 'too-short'],
    ['upline', 'no such name', 'not-a-username'],
    ['upline', ' ADA_ROSSI ', 'own-username'],
  ] as const)('has no %s like “%s”', (field, typed, problem) => {
    expect(problemsOf({ [field]: typed })).toMatchObject({ [field]: problem });
  });

  it.each(['', 'tessera'])(
    'has one problem with the programme’s own username, also under upline “%s”',
    (upline) => {
      expect(problemsOf({ username: 'Tessera', upline })).toEqual({ username: 'reserved' });
    },
  );

  it.each([
    ['firstName', '𝒳'.repeat(80)],
    ['email', "o'brien@example.co.uk"],
    ['email', `${'x'.repeat(64)}@example.org`],
    ['username', 'abc'],
    ['username', '_0123456789012345678'],
    ['phoneNumber', '+1 202\u2011555\u20110123'],
    ['upline', 'TESSERA'],
  ] as const)('may have a %s like “%s”', (field, typed) => {
    expect(problemsOf({ [field]: typed })).toEqual({});
  });

  it('refuses differing passwords, and says so even if the first is refused', () => {
    expect(problemsOf({ confirmPassword: 'correct horse batterY' })).toEqual({
      confirmPassword: 'passwords-differ',
    });
    expect(problemsOf({ password: 'short', confirmPassword: 'shirt' })).toEqual({
      password: 'too-short',
      confirmPassword: 'passwords-differ',
    });
  });

  it('refuses a password that is common, the username or the e-mail, even if these are refused', () => {
    const same = (password: string) => ({ password, confirmPassword: password });
    expect(problemsOf(same('Qwerty123456'))).toEqual({ password: 'common' });
    expect(problemsOf({ ...same('Ada.Maria.Rossi'), email: 'ada.maria.rossi@example.org' })).toEqual({
      password: 'has-email',
    });
    expect(problemsOf({ ...same('ada-maria-rossi'), username: 'ada-maria-rossi' })).toEqual({
      username: 'bad-characters',
      password: 'has-username',
    });
  });
});

describe('a guest’s upgrade', () => {
  it('requires everything except the upline', () => {
    const { upline: _, ...typed } = FORM;
    expect(checkGuestUpgrade({ ...typed, phoneNumber: '+39 06 1234 5678' }, COMMON)).toEqual({
      ok: true,
      value: {
        firstName: 'Ada',
        lastName: 'Rossi',
        email: 'ada@example.org',
        username: 'ada_rossi',
        phoneNumber: '+390612345678',
        country: null,
        password: 'correct horse battery',
      },
    });
  });

  it('is checked like a registration', () => {
    const typed = { ...FORM, firstName: '', email: 'ada', password: 'qwerty123456' };
    expect(checkGuestUpgrade(typed, COMMON)).toEqual({
      ok: false,
      errors: {
        firstName: 'required',
        email: 'not-an-email',
        password: 'common',
        confirmPassword: 'passwords-differ',
      },
    });
  });
});

describe('the completion of an account', () => {
  const { email: _, password: __, confirmPassword: ___, ...typed } = FORM;

  it('requires neither address nor password', () => {
    expect(checkCompletion(typed)).toEqual({
      ok: true,
      value: {
        firstName: 'Ada',
        lastName: 'Rossi',
        username: 'ada_rossi',
        phoneNumber: null,
        country: null,
        upline: 'tessera',
      },
    });
  });

  it('has one problem with the programme’s own username', () => {
    expect(checkCompletion({ ...typed, username: 'tessera' })).toEqual({
      ok: false,
      errors: { username: 'reserved' },
    });
  });

  it('refuses the own username as upline', () => {
    expect(checkCompletion({ ...typed, upline: 'Ada_Rossi' })).toEqual({
      ok: false,
      errors: { upline: 'own-username' },
    });
  });
});
